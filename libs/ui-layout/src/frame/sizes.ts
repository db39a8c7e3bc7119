/** Pixels. The sidebar's width is the specification's. */
export const SIDEBAR_WIDTH = 280;
export const HEADER_HEIGHT = 60;
export const BOTTOM_BAR_HEIGHT = 60;
/** Content grows no wider: beyond it, margins. */
export const CONTENT_WIDTH = 1600;
