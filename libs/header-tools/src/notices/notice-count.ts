/** The specification's fixed number: on the bell, and of the entries behind it. */
export const NOTICES = 3;
