/** Counts what leaves it open whether registered objects paid of which no payment is known. */
export const UNNAMED_OBJECTS = 'unnamed_objects';

/** Counts rows of payments through channels of which the class is not known. */
export const UNKNOWN_CLASS = 'unknown_class';
