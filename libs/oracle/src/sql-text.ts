/** SQL literal of a text. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
