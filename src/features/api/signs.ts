/** What a call may do, and how its sign is read. The class of the sign is that of ui/api.css. */
export const signs = {
  reads: {className: 'api-reads', words: 'reads'},
  adds: {className: 'api-adds', words: 'adds'},
  removes: {className: 'api-removes', words: 'removes, holder’s key too'},
};

const all = Object.values(signs);

/** The signs and their words, above the calls in the sidebar. */
export const legend = all.map(({className, words}) => `<span class="${className}">${words}</span>`).join(' ');

/** The words for those who hear the sidebar, where a sign is drawn by styles. */
export const rules = all.map(({className, words}) => `.${className} { --words: '${words}'; }`).join('\n');
