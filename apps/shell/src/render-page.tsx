import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { RenderedPage, Viewport } from '@pendapa/contracts';
import { changeLanguage } from '@pendapa/i18n';
import { findPage } from '@pendapa/page-manifest';
import { missingDimensionsIn } from '@pendapa/panels';
import { askMissing, createAnswers, takeAnswers, writeAnswers } from '@pendapa/query';
import { features } from './features.ts';
import { loadPage } from './load-page.ts';
import { Providers } from './providers.tsx';
import { Pages } from './routes.tsx';

/** Maximum number of render passes. Queries depend on earlier answers, for example on the data date. */
const MAX_PASSES = 6;
/** The browser fetches later answers itself. The user then already sees the frame. */
const MAX_WAIT_MS = 800;
const STYLES = /<style data-emotion="css(-global)? ([^"]*)">([^<]*)<\/style>/g;
const STYLE = / style="([^"]*)"/g;

const decodeEntities = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Moves inline styles into one style text: the security policy admits no style attributes. */
function extractStyles(rendered: string): Pick<RenderedPage, 'html' | 'styles' | 'names'> {
  const global: string[] = [];
  const own: string[] = [];
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const html = rendered
    .replace(STYLES, (_, all: string | undefined, name: string, css: string) => {
      if (!all) names.push(name);
      (all ? global : own).push(css);
      return '';
    })
    .replace(STYLE, (_, style: string) => {
      const number = numbers.get(style) ?? numbers.size;
      numbers.set(style, number);
      return ` data-style="${number}"`;
    });
  const single = [...numbers].map(([style, number]) => `[data-style="${number}"]{${decodeEntities(style)}}`);
  return { html, styles: [...global, ...own, ...single].join(''), names: names.join(' ') };
}

/**
 * Renders the page of an address as HTML, with the answers that it shows. Fetches with `fetch`, except the answers in `knownAnswers`.
 * @param knownAnswers answers of an earlier rendering, as `RenderedPage.answers`
 * @returns null if the address has no page
 * @throws if an answer is refused
 */
export async function render(
  address: string,
  viewport: Viewport,
  waitsMs = MAX_WAIT_MS,
  knownAnswers?: string,
): Promise<RenderedPage | null> {
  const until = performance.now() + waitsMs;
  const place = findPage(features, address.split('?')[0] ?? '');
  if (!place) return null;
  await loadPage(place.page);
  const answers = createAnswers(() => undefined);
  if (knownAnswers !== undefined) takeAnswers(answers, knownAnswers);
  const page = (
    <Providers answers={answers} width={viewport.width}>
      <StaticRouter location={address}>
        <Pages features={features} />
      </StaticRouter>
    </Providers>
  );
  try {
    for (let pass = 1; ; pass += 1) {
      changeLanguage(viewport.language);
      const named = missingDimensionsIn(answers);
      const rendered = renderToString(page);
      const canFetch = pass < MAX_PASSES && performance.now() < until;
      // The notice of dimensions stands above the panels that find them missing.
      if (canFetch && ((await askMissing(answers, until)) || missingDimensionsIn(answers) !== named)) continue;
      return { ...extractStyles(rendered), answers: writeAnswers(answers), whole: canFetch };
    }
  } finally {
    answers.clear();
  }
}
