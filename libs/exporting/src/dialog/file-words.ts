import type { FileWords } from '@pendapa/export-files';
import type { CoverWords } from './cover-lines.ts';

/** Placeholders that the writer fills in on each page. */
const N = '{{n}}';
const OF = '{{of}}';

export const fileWords = (t: CoverWords['t']): FileWords => ({
  cover: t('fileCover'),
  charts: t('charts'),
  total: t('total'),
  page: t('pageOf', { n: N, of: OF }),
  rowsAgree: t('rowsAgree'),
  rowsDiffer: t('rowsDiffer', { column: '{{column}}', sum: '{{sum}}', total: '{{total}}' }),
  incomplete: t('incomplete', { n: N, of: OF }),
  cut: t('cut'),
  idNote: t('idNote'),
  figures: t('figures'),
  about: t('about'),
  definitions: t('definitions'),
});
