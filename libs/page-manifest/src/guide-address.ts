/** The address of the guide, which is no page of the menu. */
export const GUIDE_PATH = '/guide';

/** A part of the guide, such as `data`. */
export const guidePartAddress = (part: string): string => `${GUIDE_PATH}?${new URLSearchParams({ part })}`;

/** The part of the guide about a page of the dashboard. */
export const guideAddress = (page: string): string => (page === GUIDE_PATH ? page : `${GUIDE_PATH}?${new URLSearchParams({ page })}`);
