import { laterParts } from '#ui/later/later-parts.tsx';

/** The sections of the home page: they are read, and only their drawings wait for a script. */
export const homeSections = laterParts(() => import('./home-sections.later.tsx'));

const { near, still } = homeSections;

export const HomeHero = still((parts) => parts.HomeHero);
export const Lights = still((parts) => parts.Lights);
export const ProductCards = near((parts) => parts.ProductCards);
export const DepthProfile = still((parts) => parts.DepthProfile);
export const Instruments = still((parts) => parts.Instruments);
export const Energy = still((parts) => parts.Energy);
export const Notices = near((parts) => parts.Notices);
export const HomePromotions = near((parts) => parts.HomePromotions);
export const DownloadsPanel = near((parts) => parts.DownloadsPanel);
