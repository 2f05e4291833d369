/** The line icons that a category can have, by their names in `src/ui/icon/icon-names.ts`, with what the desk calls them. */
export const categoryIcons = {
  shapes: 'Shapes',
  'arrow-left-right': 'Arrows left and right',
  'banknote-arrow-up': 'Banknote with an arrow',
  blocks: 'Blocks',
  'book-open': 'Book',
  'building-2': 'Building',
  'chart-candlestick': 'Candlestick chart',
  'chart-line': 'Line chart',
  'circle-dollar-sign': 'Dollar sign',
  'code-xml': 'Code',
  coins: 'Coins',
  compass: 'Compass',
  cpu: 'Processor',
  'credit-card': 'Payment card',
  database: 'Database',
  fingerprint: 'Fingerprint',
  flame: 'Flame',
  'gamepad-2': 'Game controller',
  gauge: 'Gauge',
  gem: 'Gem',
  gift: 'Gift',
  globe: 'Globe',
  'hand-coins': 'Hand with coins',
  heart: 'Heart',
  image: 'Picture',
  'key-round': 'Key',
  landmark: 'Landmark',
  layers: 'Layers',
  'life-buoy': 'Life buoy',
  'map-pin': 'Place',
  megaphone: 'Megaphone',
  'messages-square': 'Messages',
  network: 'Network',
  newspaper: 'Newspaper',
  palette: 'Palette',
  puzzle: 'Puzzle',
  'shield-check': 'Shield',
  'shopping-bag': 'Shopping bag',
  smartphone: 'Phone',
  sparkles: 'Sparkles',
  star: 'Star',
  users: 'People',
  wallet: 'Wallet',
  waypoints: 'Waypoints',
  wrench: 'Wrench',
  zap: 'Lightning',
} as const;

export type CategoryIcon = keyof typeof categoryIcons;

export const categoryIconNames = Object.keys(categoryIcons) as CategoryIcon[];

/** Of a category without one of its own. */
export const plainCategoryIcon: CategoryIcon = 'shapes';

/** The icon with this name, or the plain one where the store has none of that name. */
export const categoryIconOf = (name: string): CategoryIcon =>
  Object.hasOwn(categoryIcons, name) ? (name as CategoryIcon) : plainCategoryIcon;
