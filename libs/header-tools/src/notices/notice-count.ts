/** Number on the bell, and number of entries; the specification fixes it. */
export const NOTICES = 3;
