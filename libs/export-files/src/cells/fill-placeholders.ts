/** Fills in the `{{placeholders}}` of a text. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
