type Message = {id?: string; message: string; description?: string};
type Values = Readonly<Record<string, string | number>>;

/** Puts values in the place of their names in braces. */
export function interpolate(message: string, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (found, name: string) => String(values[name] ?? found));
}

/** Stands for the framework's `translate` in scripts whose messages are written in already. */
export function translate({message}: Message, values?: Values): string {
  return interpolate(message, values);
}
