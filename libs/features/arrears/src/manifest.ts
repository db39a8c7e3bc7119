import ApartmentIcon from '@mui/icons-material/Apartment';
import HolidayVillageIcon from '@mui/icons-material/HolidayVillage';
import InventoryIcon from '@mui/icons-material/Inventory';
import MoneyOffIcon from '@mui/icons-material/MoneyOff';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import StackedLineChartIcon from '@mui/icons-material/StackedLineChart';
import TimelineIcon from '@mui/icons-material/Timeline';
import { defineFeature } from '@pendapa/page-manifest';
import { menu } from './messages/menu.ts';

export const arrearsFeature = defineFeature({
  key: 'arrears',
  label: 'group',
  icon: ReceiptLongIcon,
  menu,
  pages: [
    { path: '/arrears-tax-type', label: 'taxType', icon: MoneyOffIcon, load: () => import('./pages/arrears-tax-type-page.tsx') },
    { path: '/arrears-up3d', label: 'up3d', icon: ApartmentIcon, load: () => import('./pages/arrears-up3d-page.tsx') },
    { path: '/arrears-trend', label: 'trend', icon: StackedLineChartIcon, load: () => import('./pages/arrears-trend-page.tsx') },
    {
      path: '/arrears-op-tax-type',
      label: 'objectsTaxType',
      icon: InventoryIcon,
      load: () => import('./pages/arrears-op-tax-type-page.tsx'),
    },
    { path: '/arrears-op-up3d', label: 'objectsUp3d', icon: HolidayVillageIcon, load: () => import('./pages/arrears-op-up3d-page.tsx') },
    { path: '/arrears-op-trend', label: 'objectsTrend', icon: TimelineIcon, load: () => import('./pages/arrears-op-trend-page.tsx') },
  ],
});
