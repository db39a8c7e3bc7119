import { CHARTS } from './charts.ts';
import { DATA } from './data.ts';
import { GLOSSARY } from './glossary.ts';
import { texts, type Part } from './guide.ts';
import { PAGES_OF_COLLECTION } from './pages-of-collection.ts';
import { PAGES_OF_REVENUE } from './pages-of-revenue.ts';
import { READING } from './reading.ts';
import { START } from './start.ts';
import { FILTERS, SHARING } from './work.ts';

const PAGES: Part = {
  key: 'pages',
  title: texts('Apa yang dijawab setiap halaman', 'What each page answers'),
  sections: [...PAGES_OF_REVENUE, ...PAGES_OF_COLLECTION],
};

/** The written parts in their order. The definitions of figures follow before the glossary. */
export const WRITTEN_PARTS: readonly Part[] = [START, READING, CHARTS, FILTERS, SHARING, PAGES, DATA, GLOSSARY];
