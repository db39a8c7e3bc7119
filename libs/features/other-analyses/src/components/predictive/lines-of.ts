import type { OutlookLine } from '../../outlook/line-paths.ts';
import type { LineOutlook } from '../../outlook/year-outlook.ts';
import type { WorkedOut } from './use-outlook.ts';

export interface LineRow {
  readonly line: OutlookLine;
  readonly outlook: LineOutlook;
}

/** Every tax with its outlook, the largest first. */
export const linesOf = ({ request, outlook }: WorkedOut): readonly LineRow[] =>
  request.lines
    .flatMap((line): LineRow[] => {
      const own = outlook.lines.find(({ key }) => key === line.key);
      return own ? [{ line, outlook: own }] : [];
    })
    .sort((a, b) => (b.outlook.end?.median ?? 0) - (a.outlook.end?.median ?? 0));
