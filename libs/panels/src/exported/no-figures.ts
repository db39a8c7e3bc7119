/** For files without the cards of the page. */
export const NO_FIGURES = (): readonly [] => [];
