/** Of a table alone: it is sorted and computed further, not looked at. */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
