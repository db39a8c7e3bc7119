import { BandsPanel, codesOf, largestFirst, PanelRow, RankedPanel, usePanelWords } from '@pendapa/analysis';
import { NOT_APPLICABLE } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-objects.ts';
import { useAreas, useOwing } from './questions.ts';

/** Pixels: room for most sizes of a tax; those with few in arrears are shown on demand. */
const MOST_ROWS = 280;

/** Pixels: kinds are few, land and what stands on it. */
const FEW_ROWS = 60;

interface OwingProps {
  readonly by: 'objectClass' | 'valueBand';
  readonly panel: 'owingKinds' | 'owingBands';
  readonly height: number | 'low';
}

/** Of which objects most are in arrears. */
function Owing({ by, panel, height }: OwingProps) {
  const t = useMessages(messages);
  const { asked, tax } = useOwing(by);
  return (
    <RankedPanel
      words={usePanelWords(messages, panel, { tax })}
      asked={asked}
      by={by}
      measure="objectsInArrearsShare"
      height={height}
      room={MOST_ROWS}
      sentence={({ rows: [most], name, text }) => {
        if (!most || most.current.objectsInArrearsShare === null) return null;
        return t('owing.sentence', {
          name: name(by, most),
          count: text('objectsInArrears', most),
          share: text('objectsInArrearsShare', most),
        });
      }}
      detail={(row, { text }) => t('counted', { count: text('objectsInArrears', row) })}
    />
  );
}

/** Objects in arrears by what they are and by what they are worth. */
export const OwingObjects = () => (
  <>
    <Owing by="objectClass" panel="owingKinds" height={FEW_ROWS} />
    <Owing by="valueBand" panel="owingBands" height="low" />
  </>
);

interface AreaProps {
  readonly by: 'landBand' | 'buildingBand';
  readonly panel: 'land' | 'building';
}

function Area({ by, panel }: AreaProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { asked, tax } = useAreas(by);
  return (
    <BandsPanel
      words={usePanelWords(messages, panel, { tax })}
      asked={asked}
      by={by}
      measure="objects"
      amount="baseValue"
      height="small"
      sentence={({ rows, name, share }) => {
        const [most] = largestFirst(rows, by, 'objects');
        const unknown = rows.find(({ codes }) => codes[by] === null);
        if (!most) return null;
        const said = { name: name(by, most), share: format.percent(share('objects', most)) };
        return unknown ? t('area.sentence', { ...said, unknown: format.percent(share('objects', unknown)) }) : t('area.known', said);
      }}
    />
  );
}

/** How large land and buildings are; nothing where the chosen taxes are on neither. */
export function Areas() {
  const { answer } = useAreas('landBand').asked;
  if (answer && codesOf(answer, 'landBand').every((code) => code === NOT_APPLICABLE)) return null;
  return (
    <PanelRow even>
      <Area by="landBand" panel="land" />
      <Area by="buildingBand" panel="building" />
    </PanelRow>
  );
}
