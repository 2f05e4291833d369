/**
 * The script that chooses the theme before the first paint, as text. It stands blocking in `<head>`, so pages stay the
 * same for everybody and nobody sees the wrong theme flash.
 *
 * Order: the URL parameter `theme` (light or dark only; it is stored and taken out of the address), the stored choice
 * (local storage key `theme`), the wallet that shows the page, the system's preference. Storage may be forbidden, hence
 * the guards.
 *
 * The `theme-color` metas (one of each theme, named in `data-of`) stand before it: the chosen one holds, whatever the system prefers.
 *
 * A wallet's browser tells its mode by `window.tideport.isDarkMode()`, synchronously, as a boolean; anything else is
 * taken for "does not say".
 */
export const themeScript = `(function(){
var t,u=new URL(location.href),k='theme';
function ok(v){return v==='light'||v==='dark'?v:undefined}
function read(f){try{return f()}catch(e){}}
t=ok(u.searchParams.get(k));
if(t){read(function(){localStorage.setItem(k,t)});u.searchParams.delete(k);read(function(){history.replaceState(history.state,'',u)})}
t=t||ok(read(function(){return localStorage.getItem(k)}));
if(!t){var w=read(function(){return window.tideport.isDarkMode()});if(typeof w==='boolean')t=w?'dark':'light'}
t=t||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');
document.documentElement.dataset.theme=t;
document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.media=m.dataset.of===t?'all':'not all'})
})()`;
