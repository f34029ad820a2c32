/**
 * What pages may load and run: their own host, and nothing that is not needed. It is the same on every page. A source is
 * added in its line, such as `'frame-src': 'https://video.example'`. Who may show the site in a frame is in static/_headers.
 */
export const policy: Record<string, string> = {
  // For all that has no line of its own, such as requests of scripts.
  'default-src': "'self'",
  // The build adds the inline scripts that every page has, by their hashes.
  'script-src': "'self'",
  // Without content of strangers, nobody could put styles into a page.
  'style-src': "'self' 'unsafe-inline'",
  // Small files become data URLs, and the framework's style sheet has its arrows so.
  'img-src': "'self' data:",
  'media-src': "'self' data:",
  'font-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-src': "'none'",
  'object-src': "'none'",
};
