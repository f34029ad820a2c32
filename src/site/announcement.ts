import {translate} from '@docusaurus/Translate';
export type Announcement = {
  /** A new id shows the bar again to everybody who closed the previous one. */
  id: string;
  text: string;
  link: {label: string; to: string};
};

/** The bar above every page: one sentence about these docs, with a link. */
export const announcement: Announcement = {
  id: 'how-a-session-works-2026-11',
  text: translate({id: 'announcement.text', message: 'New here?'}),
  link: {label: translate({id: 'announcement.link', message: 'How a session works'}), to: '/wiki/session'},
};

function refuse(field: string, value: string, right: string): never {
  throw new Error(`src/site/announcement.ts: ${field} holds "${value}". ${right}`);
}

/** Throws if the bar is malformed, or could execute or hide something. */
export function checkAnnouncement({id, text, link}: Announcement): Announcement {
  if (!/^[a-z0-9-]{1,60}$/.test(id)) {
    refuse('id', id, 'It must be lower-case letters, digits and hyphens: it becomes a storage value.');
  }
  for (const [field, value] of Object.entries({text, 'link.label': link.label})) {
    // Markup would be shown literally; control and direction characters could disguise the link.
    if (!/^[^<>&\p{Cc}\p{Cf}]{3,120}$/u.test(value)) {
      refuse(field, value, 'It must be 3 to 120 characters of plain text, without markup and control characters.');
    }
  }
  if (!/^\/(?!\/)[\w/#.-]*$/.test(link.to)) {
    refuse('link.to', link.to, 'It must be the path of a page of this site, such as /wiki/session.');
  }
  return {id, text, link};
}
