import { listInitialQueries, parseQuery, queryAddress, type QueryParameters } from '@pendapa/contracts';
import { listPages } from '@pendapa/page-manifest';
import { features } from './features.ts';
import { listedPages, pages } from './listed-pages.ts';
import { questions } from './questions.ts';

const DATES = { asOf: '2026-11-14', since: '2021-01-01', fiscalYearStart: 1 };

it('lists every address of the menu once', () => {
  const paths = features.flatMap((feature) => feature.pages.map(({ path }) => path));
  expect(pages.map(({ path }) => path)).toEqual(paths);
});

it('lists the questions of every built page, of an alias those of the page that it shows', () => {
  const withoutQueries = pages.filter(({ built, asks }) => built && asks.length === 0).map(({ path }) => path);
  // One page shows the states of panels with its own sample data; the guide, the loading of data and work lists query no figures.
  expect(withoutQueries).toEqual(['/skeleton-demo', '/guide', '/import', '/work-lists']);
  const queriesOf = (address: string) => pages.find(({ path }) => path === address)?.asks;
  expect(queriesOf('/')).toEqual(queriesOf('/revenue-op-trend'));
});

it('are marked as planned in the menu as long as they are not built', () => {
  const planned = listPages(features).flatMap(({ page }) => (page.planned ? [page.path] : []));
  expect(planned).toEqual(pages.filter(({ built }) => !built).map(({ path }) => path));
});

it('is text and nothing else: what is written is what is read', () => {
  expect(JSON.parse(JSON.stringify(pages))).toEqual(pages);
});

it('refuses questions of a page that does not exist', () => {
  const lost = { built: { '/nowhere': [] }, planned: {} };
  expect(() => listedPages(features, [...questions, lost])).toThrow('/nowhere');
});

it.each(listInitialQueries(pages, DATES).map(({ page, question }) => [page, queryAddress(question), question] as const))(
  '%s asks what can be asked: %s',
  (_, address, question) => {
    const parameters = Object.fromEntries(new URL(address, 'http://localhost').searchParams) as QueryParameters;
    expect(parseQuery(question.subject, parameters)).toMatchObject({ ok: true });
  },
);
