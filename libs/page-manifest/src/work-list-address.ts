/** The address of the work lists, which is no page of the menu. */
export const WORK_LISTS_PATH = '/work-lists';

/** One work list, by its id. */
export const workListAddress = (id: string): string => `${WORK_LISTS_PATH}?${new URLSearchParams({ list: id })}`;
