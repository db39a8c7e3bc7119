/**
 * A command as the reader of a message types it.
 * @example `npm run pendapa -- import` in a clone, `pendapa import` where the program is installed
 */
export const commandText = (words: string): string => `${process.env['PENDAPA_COMMAND'] ?? 'pendapa'} ${words}`;
