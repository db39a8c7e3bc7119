import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import AltRouteIcon from '@mui/icons-material/AltRoute';
import DateRangeIcon from '@mui/icons-material/DateRange';
import LeaderboardIcon from '@mui/icons-material/Leaderboard';
import LocationCityIcon from '@mui/icons-material/LocationCity';
import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboard';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import { defineFeature } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const topFiveFeature = defineFeature({
  key: 'top-five',
  label: 'group',
  icon: LeaderboardIcon,
  menu,
  pages: [
    {
      path: '/',
      label: 'opTrend',
      icon: SpaceDashboardIcon,
      load: () => import('./pages/revenue-op-trend-page.tsx'),
      menu: false,
      bottomBar: { order: 1, label: 'overview' },
    },
    { path: '/revenue-op-trend', label: 'opTrend', icon: TrendingUpIcon, load: () => import('./pages/revenue-op-trend-page.tsx') },
    {
      path: '/revenue-up3d-current',
      label: 'up3dCurrent',
      icon: DateRangeIcon,
      load: () => import('./pages/revenue-up3d-current-page.tsx'),
    },
    { path: '/revenue-up3d', label: 'up3d', icon: LocationCityIcon, load: () => import('./pages/revenue-up3d-page.tsx') },
    { path: '/revenue-channel', label: 'channel', icon: AltRouteIcon, load: () => import('./pages/revenue-channel-page.tsx') },
    {
      path: '/revenue-bank-channel',
      label: 'bankChannel',
      icon: AccountBalanceIcon,
      load: () => import('./pages/revenue-bank-channel-page.tsx'),
    },
  ],
});
