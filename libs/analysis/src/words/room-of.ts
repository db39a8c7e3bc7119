/** Letters as many as a text has, breaking where it breaks: the room of words that are on their way, and nothing that could be read. */
export const roomOf = (text: string): string => text.replace(/\S/g, 'n');
