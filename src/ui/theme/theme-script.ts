/**
 * The script that chooses the theme before the first paint, as text. It blocks in `<head>`, so pages stay
 * the same for every visitor and the wrong theme never flashes.
 *
 * Order: the URL parameter `theme` (light or dark only; any value is removed from the address), the stored
 * choice (local storage key `theme`), the wallet that shows the page, the system's preference. The first
 * three are stored; the system's is not, so that the page keeps following it. Storage may be forbidden,
 * hence the guards.
 *
 * The `theme-color` metas (one per theme, named in `data-of`) come before it: the chosen one applies,
 * whatever the system prefers.
 *
 * A wallet's browser reports its mode by `window.<injectedName>.isDarkMode()`: a boolean or a promise of
 * one, anything else counts as no answer. The page does not wait for a promise; its answer counts unless the
 * person has chosen in the meantime.
 */
export const themeScript = (injectedName: string) => `(function(){
var u=new URL(location.href),k='theme',d=document,q=u.searchParams.get(k);
function ok(v){return v==='light'||v==='dark'?v:undefined}
function read(f){try{return f()}catch(e){}}
function stored(){return ok(read(function(){return localStorage.getItem(k)}))}
function save(t){read(function(){localStorage.setItem(k,t)})}
function apply(t){d.documentElement.dataset.theme=t;
d.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.media=m.dataset.of===t?'all':'not all'})}
function told(w){if(typeof w!=='boolean'||stored())return;var t=w?'dark':'light';save(t);apply(t);return t}
if(q!==null){u.searchParams.delete(k);read(function(){history.replaceState(history.state,'',u)})}
if(ok(q))save(q);
var t=ok(q)||stored();
if(t)return apply(t);
var w=read(function(){return window[${JSON.stringify(injectedName)}].isDarkMode()});
if(told(w))return;
apply(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');
if(w&&typeof w.then==='function')w.then(told,function(){})
})()`;
