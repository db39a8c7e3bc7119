export { answerOf, type HandMadeAnswer, type HandMadeMeasure } from './answer-of.ts';
export { casesOf, type HandMadeCases } from './cases-of.ts';
export { openPage } from './open-page.tsx';
export { optionsFor, type KnownOptions } from './options-of.ts';
export { renderPage, type RenderedPage, type RenderPageOptions } from './render-page.tsx';
export { squareRegions, type SquareRegion } from './square-regions.ts';
export { statusOf } from './status-of.ts';
export { stubServer, type Answers, type StubServer } from './stub-server.ts';
