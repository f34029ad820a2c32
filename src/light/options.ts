export type Options = {
  /** What is HTML alone: folders, by their paths in the site, in which `*` is any name; and packages. */
  html?: readonly string[];
  /** The folder of React components that come to life by themselves. */
  islands?: string;
};
