/* What scripts/bootstrap.mjs gives the process that it starts. */
console.log(process.env['NODE_ENV']);
