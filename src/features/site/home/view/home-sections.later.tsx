/* The sections of the home page whose code comes after the page, all together. */

export { Notices } from '#features/core/news/view/notices/notices.tsx';
export { HomePromotions } from '#features/core/news/view/promotions/home-promotions.tsx';
export { DepthProfile } from './depth-profile.tsx';
export { DownloadsPanel } from './downloads-panel.tsx';
export { Energy } from './energy.tsx';
export { HomeHero } from './home-hero.tsx';
export { Instruments } from './instruments.tsx';
export { Lights } from './lights.tsx';
export { ProductCards } from './product-cards.tsx';
