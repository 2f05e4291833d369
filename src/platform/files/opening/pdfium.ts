import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFiumModule } from '@hyzyla/pdfium';

/** The PDFium calls used here (https://pdfium.googlesource.com/pdfium/+/refs/heads/main/public/fpdfview.h). */
export interface Pdfium {
  _FPDF_InitLibraryWithConfig(config: number): void;
  _FPDF_LoadMemDocument(bytes: number, length: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_GetPageSizeByIndex(document: number, index: number, width: number, height: number): number;
  _FPDF_GetFormType(document: number): number;
  _FPDFDoc_GetAttachmentCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDFDOC_InitFormFillEnvironment(document: number, info: number): number;
  _FORM_OnAfterLoadPage(page: number, form: number): void;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, bytes: number, stride: number): number;
  _FPDFBitmap_FillRect(bitmap: number, ...leftTopWidthHeightColor: number[]): void;
  _FPDF_RenderPageBitmap(bitmap: number, page: number, ...leftTopWidthHeightRotationFlags: number[]): void;
  _FPDF_FFLDraw(
    form: number,
    bitmap: number,
    page: number,
    ...leftTopWidthHeightRotationFlags: number[]
  ): void;
  _FPDFBitmap_GetBuffer(bitmap: number): number;
  _FPDFBitmap_GetStride(bitmap: number): number;
  _FPDF_PageToDevice(page: number, ...leftTopWidthHeightRotationXYAddresses: number[]): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_GetTextObject(text: number, index: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, address: number): number;
  _FPDFTextObj_GetFont(object: number): number;
  _FPDFTextObj_GetTextRenderMode(object: number): number;
  _FPDFFont_GetIsEmbedded(font: number): number;
  wasmExports: { malloc(bytes: number): number };
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF64: Float64Array;
}

const pageBytes = 64 * 1024;
/** V8's limits do not count WebAssembly memory; an honest report stays far below. */
const memoryMaxBytes = 128 * 1024 * 1024;

let compiled: WebAssembly.Module | undefined;
function compile(): WebAssembly.Module {
  const path = fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'));
  compiled ??= new WebAssembly.Module(readFileSync(path));
  return compiled;
}

/** Refuses to grow past the limit, as the engine does when memory runs out. */
function limit(memory: WebAssembly.Memory, onLimit: () => void): void {
  const grow = memory.grow.bind(memory);
  memory.grow = (delta) => {
    if (memory.buffer.byteLength + delta * pageBytes <= memoryMaxBytes) return grow(delta);
    onLimit();
    throw new RangeError('The memory limit for a file is exceeded');
  };
}

export interface PdfiumInstance {
  pdfium: Pdfium;
  /** True when the file requested more memory than allowed: any other error follows from that. */
  isPastLimit(): boolean;
}

type Instantiate = (
  imports: WebAssembly.Imports,
  done: (instance: WebAssembly.Instance) => void,
) => WebAssembly.Exports;
const createModule = PDFiumModule as unknown as (options: {
  instantiateWasm: Instantiate;
  print(): void;
  printErr(): void;
}) => Promise<Pdfium>;

/** A PDFium instance with its own memory, for one file: damage done by one file never affects the next. */
export async function createPdfium(): Promise<PdfiumInstance> {
  let isPastLimit = false;
  const pdfium = await createModule({
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(compile(), imports);
      limit(instance.exports['memory'] as WebAssembly.Memory, () => (isPastLimit = true));
      done(instance);
      return instance.exports;
    },
    print: () => undefined,
    printErr: () => undefined,
  });
  const config = reserve(pdfium, 20);
  pdfium.HEAP32[config >> 2] = 2;
  pdfium._FPDF_InitLibraryWithConfig(config);
  return { pdfium, isPastLimit: () => isPastLimit };
}

/** Memory inside PDFium, filled with zeros. @returns its address */
export function reserve(pdfium: Pdfium, bytes: number): number {
  const address = pdfium.wasmExports.malloc(bytes);
  if (address === 0) throw new RangeError('The memory limit for a file is exceeded');
  pdfium.HEAPU8.fill(0, address, address + bytes);
  return address;
}
