/** What a text holds where its file is not UTF-8, or was saved from something that is no text. Tabs and line ends are text. */
const unreadable = /[\uFFFD\u0000-\u0008\u000B\u000C\u000E-\u001F]/u;

/** Stops at a file that cannot be read as text, at the line where that shows. */
export function checkText(file: string, text: string): void {
  const line = text.split('\n').findIndex((one) => unreadable.test(one));
  if (line !== -1) {
    throw new Error(
      `${file}:${line + 1}: the line holds characters that cannot be read. Save the file as UTF-8, and write it again where it shows �.`,
    );
  }
}
