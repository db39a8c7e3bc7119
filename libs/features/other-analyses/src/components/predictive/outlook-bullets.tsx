import { ChartPanel, useNarrow, usePanelWords, type Drawing } from '@pendapa/analysis';
import { BulletList } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/predictive.ts';
import { amountOf } from './amounts.ts';
import { linesOf } from './lines-of.ts';
import type { TargetOfTax } from './outlook-request.ts';
import { OutlookLines } from './outlook-table.tsx';
import { useOutlook, type WorkedOut } from './use-outlook.ts';

interface BulletsProps extends Drawing<TargetOfTax, 'taxType'> {
  readonly worked: WorkedOut;
}

function Bullets({ read, description, worked }: BulletsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const money = (minor: number): string => format.money(amountOf(minor));
  return (
    <BulletList
      bullets={linesOf(worked).map(({ line: { key, target }, outlook: { end } }) => {
        const of = (amount: number): number | null => (target !== null && target > 0 ? amount / target : null);
        const [low, high] = end ? [of(end.low), of(end.high)] : [null, null];
        const value = end && of(end.median);
        const chance = end?.chance ?? null;
        return {
          key,
          label: read.name('taxType', { codes: { taxType: key } }),
          value,
          targetTick: target === null ? null : 1,
          range: low === null || high === null ? null : [low, high],
          text: format.percent(value),
          exact: end ? t('bullets.exact', { median: money(end.median), low: money(end.low), high: money(end.high) }) : '-',
          detail: chance === null ? undefined : t('bullets.chance', { chance: format.percent(chance, 0) }),
        };
      })}
      description={description}
      names={{ bar: t('median'), targetTick: t('bullets.target'), range: t('bullets.range') }}
      onSelect={useNarrow()('tax')}
    />
  );
}

/** Which tax ends beyond its target, which short of it, and how far either may be. */
export function OutlookBullets() {
  const t = useMessages(messages);
  const { targets, worked } = useOutlook();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'bullets')}
      asked={targets}
      measure="realisedToDate"
      height="large"
      sentence={({ format }) => {
        if (!worked) return null;
        const known = worked.outlook.lines.flatMap(({ end }) => end?.chance ?? []);
        if (known.length === 0) return null;
        return t('bullets.sentence', { count: known.filter((chance) => chance < 0.5).length, all: format.count(known.length) });
      }}
      chart={(drawing) => worked && <Bullets {...drawing} worked={worked} />}
      table={(drawing) => worked && <OutlookLines {...drawing} worked={worked} />}
    />
  );
}
