/** Column that counts payments without an object, which may belong to registered objects. */
export const UNNAMED_OBJECTS = 'unnamed_objects';

/** Column that counts payments through channels without a known class. */
export const UNKNOWN_CLASS = 'unknown_class';
