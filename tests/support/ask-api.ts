import type { Hono } from 'hono';
import { expect } from 'vitest';

/** Every GET call with its parameters. */
export const contentReads = [
  '/v1/block_chain/list',
  '/v1/token/ns_token_protocol_list_map',
  '/v1/application/home_section_list',
  '/v1/application/section_more?id=99998',
  '/v1/application/category_list',
  '/v1/category/list',
  '/v1/application/category_dapplist',
  '/v1/application/list',
  '/v1/application/hot_list',
  '/v1/application/search?key=swap',
  '/v1/application/listbyids_new?ids=1,2',
  '/v1/application/tip001',
  '/v1/banner/list',
  '/v1/banner/superlist',
  '/v1/news/list',
  '/v1/news/1',
  '/v1/activity/list',
  '/v1/ad/list',
];

export interface Answer {
  status: number;
  headers: Headers;
  result: number;
  message: string;
  data: unknown;
}

/** Calls an API and expects the envelope, whatever the answer. */
export async function askApi(api: Hono, target: string, init?: RequestInit): Promise<Answer> {
  const response = await api.request(target, init);
  const body = (await response.json()) as { result: number; message: string; data: unknown };
  expect(Object.keys(body)).toEqual(['result', 'message', 'data']);
  expect(body.result === 0).toBe(response.status === 200);
  return { status: response.status, headers: response.headers, ...body };
}
