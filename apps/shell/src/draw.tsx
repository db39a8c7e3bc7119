import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { askMissing, createAnswers, takeAnswers, writeAnswers } from '@pendapa/analysis';
import type { RenderedPage, Viewport } from '@pendapa/contracts';
import { changeLanguage } from '@pendapa/i18n';
import { placeAt } from '@pendapa/page-manifest';
import { features } from './features.ts';
import { loadPage } from './load-page.ts';
import { Providers } from './providers.tsx';
import { Pages } from './routes.tsx';

/** What is asked next depends on what was answered: on the date of the data, on its references. */
const MOST_DRAWINGS = 5;
/** What is answered later, the page itself asks for: whoever opens it sees its frame by then. */
const WAITS_MS = 800;
const STYLES = /<style data-emotion="css(-global)? ([^"]*)">([^<]*)<\/style>/g;
const STYLE = / style="([^"]*)"/g;

const plain = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Takes the styles out of the drawing: the policy admits them in one place, and none that stands at an element. */
function withStylesApart(drawn: string): Pick<RenderedPage, 'html' | 'styles' | 'names'> {
  const global: string[] = [];
  const own: string[] = [];
  const names: string[] = [];
  const numbers = new Map<string, number>();
  const html = drawn
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
  const single = [...numbers].map(([style, number]) => `[data-style="${number}"]{${plain(style)}}`);
  return { html, styles: [...global, ...own, ...single].join(''), names: names.join(' ') };
}

/**
 * The page of an address as it looks before a browser has run anything, with the answers it is drawn from; null where the address has no
 * page. Asks by `fetch`, except for the answers in `known`, the text of an earlier drawing. Throws where an answer is refused.
 */
export async function draw(address: string, window: Viewport, waitsMs = WAITS_MS, known?: string): Promise<RenderedPage | null> {
  const until = performance.now() + waitsMs;
  const place = placeAt(features, address.split('?')[0] ?? '');
  if (!place) return null;
  await loadPage(place.page);
  const answers = createAnswers(() => undefined);
  if (known !== undefined) takeAnswers(answers, known);
  const page = (
    <Providers answers={answers} width={window.width}>
      <StaticRouter location={address}>
        <Pages features={features} />
      </StaticRouter>
    </Providers>
  );
  try {
    for (let drawings = 1; ; drawings += 1) {
      changeLanguage(window.language);
      const drawn = renderToString(page);
      const mayAsk = drawings < MOST_DRAWINGS && performance.now() < until;
      if (mayAsk && (await askMissing(answers, until))) continue;
      return { ...withStylesApart(drawn), answers: writeAnswers(answers), whole: mayAsk };
    }
  } finally {
    answers.clear();
  }
}
