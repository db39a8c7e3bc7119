import Typography from '@mui/material/Typography';
import { CasesPanel, useCaseWords } from '@pendapa/analysis';
import { roundScale, ShareBars } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { PageLink } from '@pendapa/page-manifest';
import { ChartPanel, Matrix, usePanelWords } from '@pendapa/panels';
import { toPlotValue, membersIn, share, sum } from '@pendapa/query';
import { messages as caseTexts } from '../../messages/cases.ts';
import { messages } from '../../messages/subjects.ts';
import { payersBy, taxTypesPaid } from '../../questions/tax-subjects.ts';

const SHOWN = ['taxpayers', 'amount', 'transactions'] as const;

/** Shares of individuals and firms in payers and payments. */
export function KindShares() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'kinds')}
      query={payersBy('taxpayerKind')}
      measure="taxpayers"
      height="low"
      sentence={({ rows: [first], name, formatted }) => {
        const kind = first ? name('taxpayerKind', first) : null;
        return t('kinds.sentence', { kind, count: formatted.share('taxpayers', first), amount: formatted.share('amount', first) });
      }}
      chart={({ read, description }) => (
        <ShareBars
          bars={SHOWN.map((measure) => ({
            key: measure,
            label: t(`kinds.${measure}`),
            values: read.rows.map(({ current }) => toPlotValue(current[measure])),
            exact: (part: number) => read.rows.map((row) => read.exact(measure, row))[part] ?? '',
            text: read.totalText(measure),
            detail: read.rows.map((row) => read.format.percent(read.share(measure, row))).join(' · '),
          }))}
          parts={read.rows.map((row) => read.name('taxpayerKind', row))}
          description={description}
        />
      )}
      columns={({ dimensionColumn, measureColumn, shareColumn: partOf }) => [
        dimensionColumn('taxpayerKind'),
        measureColumn('taxpayers'),
        measureColumn('amount'),
        partOf('amount'),
        measureColumn('amountPerTaxpayer'),
        measureColumn('transactions'),
      ]}
    />
  );
}

/** Payers by number of taxes. */
export function TaxTypesMatrix() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'matrix')}
      query={taxTypesPaid}
      measure="taxpayers"
      height="low"
      sentence={({ rows, total, formatted }) => {
        const several = rows.filter(({ codes }) => codes.taxTypesPaid !== '1').map(({ current }) => current.taxpayers);
        return t('matrix.sentence', { share: formatted.percent(share(sum([0, ...several]), total('taxpayers'))) });
      }}
      chart={(drawing) => (
        <Matrix
          {...drawing}
          down="taxTypesPaid"
          across="taxpayerKind"
          rows={membersIn(drawing.read.rows, 'taxTypesPaid').toSorted()}
          columns={membersIn(drawing.read.rows, 'taxpayerKind').toSorted()}
          value={({ current }) => toPlotValue(current.taxpayers)}
          exact={(row) => drawing.read.text('taxpayers', row)}
          hidden="taxpayers"
          scale={roundScale(drawing.read.rows.map(({ current }) => toPlotValue(current.taxpayers)))}
          words={(count) => drawing.read.format.count(Math.round(count))}
        />
      )}
    />
  );
}

/** Case list of the largest payers, masked, with a link to payments. */
export function TopPayers() {
  const t = useMessages(caseTexts);
  const words = useMessages(messages);
  const [before = '', after = ''] = words('large', { link: '\n' }).split('\n');
  return (
    <CasesPanel
      list="payers"
      words={useCaseWords(caseTexts, 'payers')}
      headers={{ number: t('taxpayerNumber'), count: t('transactions') }}
      footer={
        <Typography variant="body2" sx={{ mt: 1 }}>
          {before}
          <PageLink to="/transactions-by-taxpayer">{words('largeLink')}</PageLink>
          {after}
        </Typography>
      }
    />
  );
}
