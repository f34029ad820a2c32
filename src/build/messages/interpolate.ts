type Message = {id?: string; message: string; description?: string};
type Values = Readonly<Record<string, string | number>>;

/** Replaces names in braces with their values. */
export function interpolate(message: string, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (found, name: string) => String(values[name] ?? found));
}

/** Replaces the framework's `translate` in scripts that already contain their messages. */
export function translate({message}: Message, values?: Values): string {
  return interpolate(message, values);
}
