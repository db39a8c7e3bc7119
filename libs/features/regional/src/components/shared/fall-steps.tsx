import { levelsIn, useMoneyMeasure } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { NextSteps, type NextStep } from '@pendapa/panels';
import { fallsIn, negate } from '@pendapa/query';
import { messages } from '../../messages/steps.ts';
import { useMapRegions } from './map-regions.ts';
import { changesOf } from './region-changes.ts';
import { useRegionPath } from './use-region-path.ts';

export interface FallStepsProps {
  /** Page that each region leads to, and its part; the words say what it shows. */
  readonly page: '/revenue-op-trend' | '/detailed-regional';
  /** Step of the page's own, after the regions. */
  readonly last?: NextStep | null;
}

/** Number of regions before a step of the page's own. */
const NAMED_REGIONS = 2;

/** Next steps: look into the regions that fell most. */
export function FallSteps({ page, last = null }: FallStepsProps) {
  const t = useMessages(messages);
  const money = useMoneyMeasure();
  const pathTo = useRegionPath();
  return (
    <NextSteps
      query={useMapRegions()}
      measure={money}
      steps={({ answer, rows, name, figureText }) => {
        const { level } = levelsIn(answer);
        const changes = changesOf(rows, level, money);
        const falls = fallsIn(changes).flatMap(({ row, change }) => {
          const region = pathTo(row.codes, level);
          if (region === null) return [];
          const text = t(page === '/revenue-op-trend' ? 'taxes' : `inside.${level}`, { region: name(level, row) });
          return { figure: figureText(negate(change), 'money'), text, page, choices: { region, level: null } };
        });
        if (last === null) return changes.length === 0 ? null : falls;
        return [...falls.slice(0, NAMED_REGIONS), last];
      }}
    />
  );
}
