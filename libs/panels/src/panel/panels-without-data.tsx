import { createContext, useContext, useLayoutEffect, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useMessages } from '@pendapa/i18n';
import { noticeTexts } from '../messages/page-notices.ts';

/** A panel that is not shown, and which data would fill it. */
interface LeftOut {
  readonly title: string;
  readonly reason: string;
}

const LeftOutContext = createContext<Dispatch<SetStateAction<readonly LeftOut[]>> | null>(null);

interface LeftOutLineProps {
  readonly panels: readonly LeftOut[];
}

/** One closed line: how many panels have no data. Opened, it names them by what they need. */
function LeftOutLine({ panels }: LeftOutLineProps) {
  const t = useMessages(noticeTexts);
  const reasons = [...new Set(panels.map(({ reason }) => reason))];
  return (
    <Paper
      component="details"
      variant="outlined"
      data-without-data
      sx={{ px: 2, py: 1, color: 'text.secondary', typography: 'body2', '& summary': { cursor: 'pointer' } }}
    >
      <summary>{t('panelsWithoutData', { count: panels.length })}</summary>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {reasons.map((reason) => (
          <li key={reason}>
            {reason}: {panels.flatMap((panel) => (panel.reason === reason ? [panel.title] : [])).join(' · ')}
          </li>
        ))}
      </Box>
    </Paper>
  );
}

/** A page, or a part of its details, that names its panels without data in one line at its end. */
export function PanelsWithoutData({ children }: { readonly children: ReactNode }) {
  const [panels, setPanels] = useState<readonly LeftOut[]>([]);
  return (
    <LeftOutContext value={setPanels}>
      {children}
      {panels.length > 0 && <LeftOutLine panels={panels} />}
    </LeftOutContext>
  );
}

/** Takes the place of a panel whose data are missing. Draws nothing: the page or part names the panel at its end. */
export function PanelWithoutData({ title, reason }: LeftOut) {
  const setPanels = useContext(LeftOutContext);
  useLayoutEffect(() => {
    if (!setPanels) return undefined;
    const panel = { title, reason };
    setPanels((before) => [...before, panel]);
    return () => setPanels((before) => before.filter((other) => other !== panel));
  }, [setPanels, title, reason]);
  return null;
}
