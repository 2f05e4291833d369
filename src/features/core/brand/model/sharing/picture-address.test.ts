import { expect, test } from 'vitest';
import { parsePictureAddress, pictureAddress } from './picture-address.ts';

test.each([
  [{ locale: 'en', path: '/' }, '/og/en/home.png'],
  [{ locale: 'zh-tw', path: '/developer/api' }, '/og/zh-tw/developer/api.png'],
  [{ locale: 'zh', path: '/news/12' }, '/og/zh/news/12.png'],
  [{ locale: 'th', path: '/dappstore/detail', id: '7' }, '/og/th/dappstore/detail/7.png'],
] as const)('%j has the address %s', (subject, address) => {
  expect(pictureAddress(subject)).toBe(address);
  expect(parsePictureAddress(address)).toContainEqual(subject);
});

test.each([
  '/og/xx/home.png',
  '/og/en.png',
  '/og/en/',
  '/og/en/home.svg',
  '/og/en/../home.png',
  '/og/en/%68ome.png',
  `/og/en/${'a'.repeat(41)}.png`,
  '/og/en/a/b/c/d/e.png',
  '/og/en/News.png',
])('%s is the address of no picture', (address) => {
  expect(parsePictureAddress(address)).toEqual([]);
});
