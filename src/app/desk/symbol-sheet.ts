// Never inlined: browsers refuse `<use>` of a data: address.
export { default as symbolSheet } from '../../ui/icon/sprite.svg?url&no-inline';
