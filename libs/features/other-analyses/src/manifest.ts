import AutoGraphIcon from '@mui/icons-material/AutoGraph';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import DashboardIcon from '@mui/icons-material/Dashboard';
import HubIcon from '@mui/icons-material/Hub';
import InsightsIcon from '@mui/icons-material/Insights';
import ViewStreamIcon from '@mui/icons-material/ViewStream';
import { defineFeature } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const otherAnalysesFeature = defineFeature({
  key: 'other-analyses',
  label: 'group',
  icon: InsightsIcon,
  menu,
  pages: [
    {
      path: '/overview',
      label: 'overview',
      icon: DashboardIcon,
      load: () => import('./pages/overview-page.tsx'),
      // In the specification the first entry of the bottom bar is the overview.
      bottomBarEntry: '/',
    },
    { path: '/temporal', label: 'temporal', icon: CalendarMonthIcon, load: () => import('./pages/temporal-page.tsx') },
    {
      path: '/cross-dimensional',
      label: 'crossDimensional',
      icon: HubIcon,
      load: () => import('./pages/cross-dimensional-page.tsx'),
    },
    { path: '/predictive', label: 'predictive', icon: AutoGraphIcon, load: () => import('./pages/predictive-page.tsx') },
    {
      path: '/skeleton-demo',
      label: 'skeletonDemo',
      icon: ViewStreamIcon,
      load: () => import('./pages/skeleton-demo-page.tsx'),
      demo: true,
    },
  ],
});
