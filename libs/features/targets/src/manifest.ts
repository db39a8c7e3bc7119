import CorporateFareIcon from '@mui/icons-material/CorporateFare';
import FlagIcon from '@mui/icons-material/Flag';
import TrackChangesIcon from '@mui/icons-material/TrackChanges';
import { defineFeature } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const targetsFeature = defineFeature({
  key: 'targets',
  label: 'group',
  icon: TrackChangesIcon,
  menu,
  pages: [
    {
      path: '/targets',
      label: 'targets',
      icon: FlagIcon,
      load: () => import('./pages/targets-page.tsx'),
      bottomBar: { order: 4, label: 'bottomBar' },
    },
    { path: '/target-units', label: 'units', icon: CorporateFareIcon, load: () => import('./pages/target-units-page.tsx') },
  ],
});
