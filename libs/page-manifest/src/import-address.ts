/** The address where data are loaded, which is no page of the menu. */
export const IMPORT_PATH = '/import';

/** One uploaded file, by its id. */
export const uploadAddress = (id: string): string => `${IMPORT_PATH}?${new URLSearchParams({ upload: id })}`;

/** Codes of the published data that found no place. */
export const CODES_ADDRESS = `${IMPORT_PATH}?codes`;

/** The table in which targets are typed. */
export const TARGETS_ADDRESS = `${IMPORT_PATH}?targets`;
