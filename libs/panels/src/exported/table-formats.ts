/** Formats of a single table, which is processed further rather than looked at. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
