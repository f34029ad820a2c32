/** Characters that appear where a file is not UTF-8, or is not text at all. Tabs and line ends are allowed. */
const unreadable = /[\uFFFD\u0000-\u0008\u000B\u000C\u000E-\u001F]/u;

/** Throws for a file that cannot be read as text, with the line of the first bad character. */
export function checkText(file: string, text: string): void {
  const line = text.split('\n').findIndex((one) => unreadable.test(one));
  if (line !== -1) {
    throw new Error(
      `${file}:${line + 1}: the line holds characters that cannot be read. Save the file as UTF-8, and write it again where it shows �.`,
    );
  }
}
