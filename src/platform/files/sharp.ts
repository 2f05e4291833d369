import sharp from 'sharp';

// Nothing is decoded twice: the library's cache would only cost memory.
sharp.cache(false);
// Pictures here are small, and several are processed at the same time: threads within one of them cost
// memory and gain nothing.
sharp.concurrency(1);

/** The picture library, configured for this process. */
export { sharp };
