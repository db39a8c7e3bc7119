/** Pixels. The specification sets the width of the sidebar. */
export const SIDEBAR_WIDTH = 280;
export const HEADER_HEIGHT = 60;
export const BOTTOM_BAR_HEIGHT = 60;
/** Height on phones of the line above the bottom bar, with the floating button and the filters. */
export const ACTION_LINE_HEIGHT = 52;
/** Width of the floating button with its margins. */
export const FLOATING_BUTTON_WIDTH = 80;
/** Padding below the content on phones, so that floating parts never cover the last row. */
export const BELOW_CONTENT = BOTTOM_BAR_HEIGHT + ACTION_LINE_HEIGHT + 16;
/** Maximum width of the content. */
export const CONTENT_WIDTH = 1600;
