/** The framework's breakpoint, which its own files repeat. In a wider window the navigation is in the page. */
export const wideWindow = '(width > 996px)';

/** Media queries by the names that our style sheets give them, because no custom property can stand there. */
export const mediaNames: Record<string, string> = {
  '(--wide-window)': wideWindow,
  // A hand holds it, and it is high enough for a bar at its foot.
  '(--phone)': 'screen and (width < 600px) and (height >= 30rem)',
  // More than the navbar has room for.
  '(--large-text)': '(width <= 62em)',
};
