/** Pixels. The sidebar's width is the specification's. */
export const SIDEBAR_WIDTH = 280;
export const HEADER_HEIGHT = 60;
export const BOTTOM_BAR_HEIGHT = 60;
/** On phones, above the bottom bar: the floating button, and beside it the page's filters. */
export const ACTION_LINE_HEIGHT = 52;
/** The floating button with its margins. */
export const BESIDE_BUTTON = 80;
/** Room below the content of a phone, so that nothing that floats ever covers the last row. */
export const BELOW_CONTENT = BOTTOM_BAR_HEIGHT + ACTION_LINE_HEIGHT + 16;
/** Content grows no wider: beyond it, margins. */
export const CONTENT_WIDTH = 1600;
