/** Of a file without the cards of its page. */
export const NO_FIGURES = (): readonly [] => [];
