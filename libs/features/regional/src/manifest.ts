import MapIcon from '@mui/icons-material/Map';
import PublicIcon from '@mui/icons-material/Public';
import TravelExploreIcon from '@mui/icons-material/TravelExplore';
import { defineFeature } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const regionalFeature = defineFeature({
  key: 'regional',
  label: 'group',
  icon: PublicIcon,
  menu,
  pages: [
    {
      path: '/regional',
      label: 'regional',
      icon: MapIcon,
      load: () => import('./pages/regional-page.tsx'),
      bottomBar: { order: 2, label: 'bottomBar' },
    },
    { path: '/detailed-regional', label: 'detailed', icon: TravelExploreIcon, load: () => import('./pages/detailed-regional-page.tsx') },
  ],
});
