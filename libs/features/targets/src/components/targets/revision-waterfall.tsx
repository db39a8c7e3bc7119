import {
  ChangesWaterfall,
  ChartPanel,
  difference,
  largestChanges,
  useNarrow,
  usePanelWords,
  type Drawing,
  type Row,
} from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/targets.ts';
import { useTaxes, type ToDate } from './questions.ts';
import { TaxTable } from './tax-table.tsx';

const SHOWN = 11;

/** A tax that one of the budgets does not name has nothing in it. */
const revisionOf = ({ current }: Row<ToDate, 'taxType'>): Value => difference(current.targetApbdp ?? '0', current.targetApbd ?? '0');

function Steps({ read: { rows, total, name }, description }: Drawing<ToDate, 'taxType'>) {
  const t = useMessages(messages);
  const select = useNarrow()('tax');
  const [apbd, apbdp] = [total('targetApbd'), total('targetApbdp')];
  const whole = difference(apbdp, apbd);
  if (whole === null) return <EmptyPanel cause={t('revision.none')} />;
  const { shown, rest } = largestChanges(rows, revisionOf, whole, SHOWN);
  return (
    <ChangesWaterfall
      from={{ label: t('revision.apbd'), value: apbd }}
      to={{ label: t('revision.apbdp'), value: apbdp }}
      changes={shown.map(({ row, change }) => ({ key: row.codes.taxType ?? '', label: name('taxType', row), value: change }))}
      rest={{ label: t('revision.others'), value: rest }}
      description={description}
      onSelect={select}
    />
  );
}

/** How the original budget became the revised one. */
export function RevisionWaterfall() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'revision')}
      asked={useTaxes()}
      measure="targetApbd"
      height="large"
      sentence={({ total, format }) => {
        const change = difference(total('targetApbdp'), total('targetApbd'));
        return change === null ? null : t('revision.sentence', { change: format.moneyChange(String(change)) });
      }}
      chart={(drawing) => <Steps {...drawing} />}
      table={(drawing) => <TaxTable {...drawing} />}
    />
  );
}
