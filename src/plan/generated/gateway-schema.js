/** Generated: whether a document fits schemas/gateway.schema.json. Run `npm run generate` and do not edit. */
var Ai=(e,i)=>()=>{try{return i||e((i={exports:{}}).exports,i),i.exports}catch(r){throw i=0,r}};var Li=Ai(qi=>{"use strict";Object.defineProperty(qi,"__esModule",{value:!0});function Fi(e){let i=e.length,r=0,s=0,u;for(;s<i;)r++,u=e.charCodeAt(s++),u>=55296&&
u<=56319&&s<i&&(u=e.charCodeAt(s),(u&64512)===56320&&s++);return r}qi.default=Fi;Fi.code='require("ajv/dist/runtime/ucs2length").default'});var Ri=Ai((Ws,Zi)=>{"use strict";Zi.exports=function e(i,r){if(i===r)return!0;if(i&&r&&typeof i=="object"&&typeof r=="object"){if(i.constructor!==r.constructor)
return!1;var s,u,t;if(Array.isArray(i)){if(s=i.length,s!=r.length)return!1;for(u=s;u--!==0;)if(!e(i[u],r[u]))return!1;return!0}if(i.constructor===RegExp)return i.
source===r.source&&i.flags===r.flags;if(i.valueOf!==Object.prototype.valueOf)return i.valueOf()===r.valueOf();if(i.toString!==Object.prototype.toString)return i.
toString()===r.toString();if(t=Object.keys(i),s=t.length,s!==Object.keys(r).length)return!1;for(u=s;u--!==0;)if(!Object.prototype.hasOwnProperty.call(r,t[u]))return!1;
for(u=s;u--!==0;){var n=t[u];if(!e(i[n],r[n]))return!1}return!0}return i!==i&&r!==r}});var Si=Ai(xi=>{"use strict";Object.defineProperty(xi,"__esModule",{value:!0});var Ti=Ri();Ti.code='require("ajv/dist/runtime/equal").default';xi.default=Ti});function C(e,i){let r=Object.keys(i),s=new Map(Object.entries(e)),u=v=>s.get(v)?.with??[],t=r.filter(v=>s.has(v)),n=t.filter(v=>!t.some(_=>u(_).includes(v))),[l,
f]=n;if(l===void 0){let v=r.flatMap(w=>{let[h,...B]=[...s.keys()].filter(ce=>u(ce).includes(w));return h===void 0||B.length>0?[]:[{key:h,beside:w}]}),[_]=v;if(_!==
void 0&&v.every(({key:w})=>w===_.key))return[{problem:"lacking",..._}];let y=r.filter(w=>[...s.keys()].some(h=>u(h).includes(w))),k=[...s.keys()].filter(w=>y.every(
h=>u(w).includes(h)));return[{problem:"none",keys:k.length>0?k:[...s.keys()]}]}if(f!==void 0)return[{problem:"many",keys:n}];let m=new Set([...s].flatMap(([v])=>[
v,...u(v)])),d=new Set([l,...u(l)]),c=r.filter(v=>m.has(v)&&!d.has(v)),a=(s.get(l)?.required??[]).filter(v=>!r.includes(v));return[...c.map(v=>({problem:"stray",
key:v,beside:l,belongs:[...s.keys()].filter(_=>u(_).includes(v))})),...a.map(v=>({problem:"lacking",key:v,beside:l}))]}function Ii(e,i){return Object.entries(e).
flatMap(([r,s])=>Object.hasOwn(i,r)?s.filter(u=>Object.hasOwn(i,u)).map(u=>({problem:"stray",key:u,beside:r,belongs:[]})):[])}var Qs=S,Ui={$schema:"http://json-schema.org/draft-07/schema#",type:"object",additionalProperties:!1,required:["version","store","currency","upstreams","envelop\
es","interfaces","routes"],properties:{version:{const:1},server:{$ref:"#/definitions/server"},admin:{$ref:"#/definitions/admin"},store:{$ref:"#/definitions/stor\
e"},settle:{$ref:"#/definitions/settle"},media:{$ref:"#/definitions/media_reading"},webhooks:{$ref:"#/definitions/webhooks"},retention:{$ref:"#/definitions/rete\
ntion"},requests:{$ref:"#/definitions/requests"},seller:{$ref:"#/definitions/seller"},currency:{$ref:"#/definitions/currency"},limits:{type:"object",propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/limit"}},upstreams:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/upstream"}},prices:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/price"}},models:{type:"\
object",propertyNames:{$ref:"#/definitions/model_id"},additionalProperties:{$ref:"#/definitions/model"}},envelopes:{type:"object",propertyNames:{$ref:"#/definit\
ions/name"},additionalProperties:{$ref:"#/definitions/envelope"}},interfaces:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"\
#/definitions/interface"}},billing:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/billing_rule"}},tasks:{type:"\
object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/task_kind"}},fills:{type:"object",propertyNames:{$ref:"#/definitions\
/name"},additionalProperties:{$ref:"#/definitions/fill"}},catalogues:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/defi\
nitions/catalogue"}},routes:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/route"}},mounts:{type:"object",propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/mount"}}},definitions:{name:{type:"string",pattern:"^[a-z][a-z0-9_]*$"},duration:{type:"str\
ing",pattern:"^[1-9][0-9]{0,11}(ms|s|m|h|d)$"},size:{type:"string",pattern:"^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$"},amount:{type:"string",pattern:"^(0|[1-9][0-9]{0,\
9})(\\.[0-9]{1,9})?$"},pointer:{type:"string",pattern:"^(/([^~/]|~0|~1)*)+$"},header_name:{type:"string",pattern:"^[a-z0-9!#$%&'*+.^_`|~-]+$"},query_name:{type:"\
string",pattern:"^[^\\s&=#?/]+$"},env_name:{type:"string",pattern:"^[A-Za-z_][A-Za-z0-9_]*$"},prefix:{type:"string",pattern:"^(/|(/[A-Za-z0-9._~-]+)+)$"},schema_file:{
type:"string",pattern:"\\.json$"},address:{type:"string",pattern:"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0\
-9]{2}|655[0-2][0-9]|6553[0-5])$"},listen_address:{type:["string","object"],pattern:"^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4\
][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$",additionalProperties:!1,required:["env"],properties:{env:{$ref:"#/definitions/env_name"},default:{$ref:"#/d\
efinitions/address"}}},file_path:{type:"string",minLength:1},secret:{type:"object",additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},file:{
$ref:"#/definitions/file_path"}},"x-variants":{env:{},file:{}}},setting:{type:["string","object"],minLength:1,additionalProperties:!1,properties:{env:{$ref:"#/d\
efinitions/env_name"},default:{type:"string",minLength:1},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{with:["default"]},file:{}}},unit:{type:"stri\
ng",enum:["second","million_tokens","request","image","character","million_characters","byte","million_bytes","currency"]},json:{},tree:{},scheme:{type:"string",
pattern:"^[A-Za-z][A-Za-z0-9-]*$"},pointers:{type:["string","array"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},
part_name:{type:"string",pattern:"^[A-Za-z][A-Za-z0-9_.-]{0,63}(\\[[A-Za-z0-9_]{0,32}\\])?$"},rate:{type:"string",pattern:"^[1-9][0-9]{0,11}/min$"},server:{type:"\
object",additionalProperties:!1,properties:{listen:{$ref:"#/definitions/listen_address"},metrics:{$ref:"#/definitions/listen_address"},body_limit:{$ref:"#/defin\
itions/size"},bodies:{$ref:"#/definitions/server_bodies"},timeout:{$ref:"#/definitions/server_timeout"},drain:{$ref:"#/definitions/server_drain"},drains:{$ref:"\
#/definitions/server_drains"},envelope:{$ref:"#/definitions/name"},account_page:{$ref:"#/definitions/account_page"},request_id:{$ref:"#/definitions/header_name"},
public_url:{type:"string"},trusted_proxies:{type:"array",items:{type:"string",pattern:"^[0-9a-fA-F.:]{2,45}(/[0-9]{1,3})?$"},maxItems:100},tracing:{$ref:"#/defi\
nitions/server_tracing"}}},account_page:{type:["string","object"],pattern:"^(/|(/[A-Za-z0-9._~-]+)+)$",additionalProperties:!1,required:["path"],properties:{path:{
$ref:"#/definitions/prefix"},name:{$ref:"#/definitions/line"},logo:{$ref:"#/definitions/file_path"},contact:{$ref:"#/definitions/line"}}},server_tracing:{type:"\
object",additionalProperties:!1,required:["endpoint"],properties:{endpoint:{$ref:"#/definitions/tracing_endpoint"},sample:{$ref:"#/definitions/part"}}},tracing_endpoint:{
type:["string","object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,properties:{env:{$ref:"#/definitions/env_name"},file:{$ref:"#/def\
initions/file_path"}},"x-variants":{env:{},file:{}}},part:{type:"number",minimum:0,maximum:1},server_timeout:{type:"object",additionalProperties:!1,properties:{
headers:{$ref:"#/definitions/duration"},body:{$ref:"#/definitions/duration"},request:{$ref:"#/definitions/duration"}}},server_bodies:{type:"object",additionalProperties:!1,
properties:{nodes:{type:"integer",minimum:1,maximum:1e7},kept:{$ref:"#/definitions/size"},kept_per_account:{$ref:"#/definitions/size"}}},server_drains:{type:"ob\
ject",additionalProperties:!1,properties:{bytes:{$ref:"#/definitions/size"},per_second:{$ref:"#/definitions/size"}}},server_drain:{type:"object",additionalProperties:!1,
properties:{lame_duck:{$ref:"#/definitions/duration"},limit:{$ref:"#/definitions/duration"}}},admin:{type:"object",additionalProperties:!1,required:["listen"],properties:{
listen:{$ref:"#/definitions/listen_address"},public_url:{type:"string"},oidc:{$ref:"#/definitions/admin_oidc"}}},admin_oidc:{type:"object",additionalProperties:!1,
required:["issuer","client_id","client_secret","groups"],properties:{issuer:{$ref:"#/definitions/setting"},client_id:{$ref:"#/definitions/setting"},client_secret:{
$ref:"#/definitions/secret"},scope:{type:"string",pattern:"^([\\x21\\x23-\\x5B\\x5D-\\x7E]+ )*openid( [\\x21\\x23-\\x5B\\x5D-\\x7E]+)*$"},groups_claim:{type:"st\
ring",minLength:1},groups:{type:"object",minProperties:1,additionalProperties:{$ref:"#/definitions/admin_role"}}}},admin_role:{type:"string",enum:["viewer","ope\
rator","admin"]},store_url:{type:["string","object"],pattern:"^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$",additionalProperties:!1,properties:{env:{$ref:"\
#/definitions/env_name"},default:{type:"string",pattern:"^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$"},file:{$ref:"#/definitions/file_path"}},"x-varian\
ts":{env:{with:["default"]},file:{}}},store:{type:"object",additionalProperties:!1,required:["url"],properties:{url:{$ref:"#/definitions/store_url"},unwritten:{
$ref:"#/definitions/duration"},start_timeout:{$ref:"#/definitions/duration"}}},settle:{type:"object",additionalProperties:!1,properties:{first:{$ref:"#/definiti\
ons/duration"},longest:{$ref:"#/definitions/duration"},concurrency:{type:"integer",minimum:1,maximum:1024},claim:{$ref:"#/definitions/duration"},lease:{$ref:"#/\
definitions/duration"}}},media_reading:{type:"object",additionalProperties:!1,properties:{timeout:{$ref:"#/definitions/duration"},limit:{$ref:"#/definitions/siz\
e"},tolerance:{$ref:"#/definitions/duration"},shortest:{$ref:"#/definitions/duration"},allow_private:{$ref:"#/definitions/switch"}}},switch:{type:["boolean","ob\
ject"],additionalProperties:!1,required:["env"],properties:{env:{$ref:"#/definitions/env_name"},default:{type:"string",enum:["0","1","false","true"]}}},webhooks:{
type:"object",additionalProperties:!1,properties:{allow_hosts:{type:"array",items:{type:"string",minLength:1}},timeout:{$ref:"#/definitions/duration"},keep:{$ref:"\
#/definitions/duration"}}},retention:{type:"object",additionalProperties:!1,properties:{usage:{$ref:"#/definitions/duration"},tasks:{$ref:"#/definitions/duratio\
n"}}},requests:{type:["string","object"],pattern:"^off$",additionalProperties:!1,properties:{keep:{$ref:"#/definitions/duration"},size:{$ref:"#/definitions/size"},
rate:{type:"string",pattern:"^[1-9][0-9]{0,5}/s$"},client:{enum:["network","full"]}}},seller:{type:"object",additionalProperties:!1,properties:{name:{$ref:"#/de\
finitions/line"},address:{$ref:"#/definitions/lines"},tax_id:{$ref:"#/definitions/line"},logo:{$ref:"#/definitions/file_path"},footer:{$ref:"#/definitions/lines"},
invoice:{type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9/_.-]{0,31}$"},tz:{type:"string",minLength:1}}},line:{type:"string",pattern:"^[^\\r\\n\\t]{1,200}$"},lines:{
type:"string",minLength:1,maxLength:2e3},currency:{type:"object",additionalProperties:!1,required:["code"],properties:{code:{type:"string",pattern:"^[A-Z]{3}$"},
overdraft:{$ref:"#/definitions/amount"},time_zone:{type:"string",minLength:1},low_wallet:{$ref:"#/definitions/amount"},price_change_factor:{type:"number",minimum:1,
maximum:1e9}}},limit:{type:"object",additionalProperties:!1,required:["by"],properties:{by:{type:"array",items:{enum:["key","account","model"]},minItems:1,uniqueItems:!0},
models:{type:"array",items:{type:"string",minLength:1},minItems:1,uniqueItems:!0},requests:{$ref:"#/definitions/rate"},tokens:{$ref:"#/definitions/rate"},concurrent_requests:{
type:"integer",minimum:1,maximum:1e6},concurrent_tasks:{type:"integer",minimum:1,maximum:1e6},spend_per_day:{$ref:"#/definitions/amount"},spend_per_month:{$ref:"\
#/definitions/amount"}}},upstream_url:{type:["string","object"],pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$",additionalProperties:!1,properties:{env:{$ref:"#/d\
efinitions/env_name"},default:{type:"string",pattern:"^https?://[^\\s/?#@]+(/[^\\s?#]*)?$"},file:{$ref:"#/definitions/file_path"}},"x-variants":{env:{with:["def\
ault"]},file:{}}},upstream:{type:"object",additionalProperties:!1,properties:{url:{$ref:"#/definitions/upstream_url"},targets:{type:"object",minProperties:1,propertyNames:{
$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/upstream_target"}},move_on:{type:"array",items:{type:"integer",minimum:400,maximum:599},uniqueItems:!0},
health:{$ref:"#/definitions/upstream_health"},optional:{type:"boolean"},auth:{$ref:"#/definitions/credential"},timeout:{$ref:"#/definitions/upstream_timeout"},connections:{
type:"integer",minimum:1,maximum:1e6},credential_refused:{enum:["upstream_failed_on_401","upstream_failed","pass_on"]}}},upstream_target:{type:"object",additionalProperties:!1,
properties:{url:{$ref:"#/definitions/upstream_url"},auth:{$ref:"#/definitions/credential"},weight:{type:"integer",minimum:0,maximum:1e3}}},upstream_health:{type:"\
object",additionalProperties:!1,properties:{failures:{type:"integer",minimum:1,maximum:1e6},ratio:{type:"integer",minimum:1,maximum:100},requests:{type:"integer",
minimum:1,maximum:1e6},window:{$ref:"#/definitions/duration"},open:{$ref:"#/definitions/duration"},slow:{$ref:"#/definitions/duration"},longest:{$ref:"#/definit\
ions/duration"}}},credential:{type:"object",additionalProperties:!1,properties:{header:{$ref:"#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},secret:{
$ref:"#/definitions/secret"},token_file:{$ref:"#/definitions/file_path"},jwt:{$ref:"#/definitions/credential_jwt"},oauth2:{$ref:"#/definitions/credential_oauth2"},
sigv4:{$ref:"#/definitions/credential_sigv4"}},"x-variants":{secret:{with:["header","scheme"],required:["header"]},token_file:{with:["header","scheme"]},jwt:{with:[
"header","scheme"]},oauth2:{with:["header","scheme"]},sigv4:{}}},upstream_timeout:{type:"object",additionalProperties:!1,properties:{connect:{$ref:"#/definition\
s/duration"},headers:{$ref:"#/definitions/duration"},idle:{$ref:"#/definitions/duration"}}},price:{type:"object",additionalProperties:!1,required:["unit","by","\
table"],properties:{unit:{$ref:"#/definitions/unit"},by:{type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},table:{$ref:"#/definitions/price_table"}}},
price_table:{type:["string","object"],pattern:"^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$",minProperties:1,additionalProperties:{$ref:"#/definitions/price_table"}},model_id:{
type:"string",pattern:"^[A-Za-z0-9][A-Za-z0-9._/:@-]*$"},model_upstreams:{type:["string","array"],pattern:"^[a-z][a-z0-9_]*$",items:{$ref:"#/definitions/name"},
minItems:1,uniqueItems:!0},model_as:{type:["string","object"],pattern:"^[!-~]+$",propertyNames:{$ref:"#/definitions/name"},minProperties:1,additionalProperties:{
type:"string",pattern:"^[!-~]+$"}},model_cost:{type:["string","object"],pattern:"^[a-z][a-z0-9_]*$",propertyNames:{type:"string",pattern:"^[a-z][a-z0-9_]*(/[a-z\
][a-z0-9_]*)?$"},minProperties:1,additionalProperties:{$ref:"#/definitions/name"}},model:{type:"object",additionalProperties:!1,required:["type","upstream"],properties:{
type:{$ref:"#/definitions/name"},upstream:{$ref:"#/definitions/model_upstreams"},as:{$ref:"#/definitions/model_as"},price:{$ref:"#/definitions/name"},cost:{$ref:"\
#/definitions/model_cost"},defaults:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},limits:{
type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"integer",minimum:1,maximum:1e9}},card:{type:"object",additionalProperties:{$ref:"\
#/definitions/json"}}}},envelope:{type:"object",additionalProperties:!1,required:["body","names"],properties:{headers:{type:"object",propertyNames:{$ref:"#/defi\
nitions/header_name"},additionalProperties:{type:"string"}},body:{$ref:"#/definitions/tree"},stream:{$ref:"#/definitions/stream_error"},websocket:{$ref:"#/defin\
itions/socket_error"},names:{$ref:"#/definitions/envelope_names"},messages:{$ref:"#/definitions/envelope_messages"},statuses:{$ref:"#/definitions/envelope_statu\
ses"}}},envelope_messages:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/error_kind"},additionalProperties:{type:"string",minLength:1}},error_kind:{
type:"string",enum:["invalid_request","unsupported_media_type","body_too_large","unauthenticated","account_suspended","insufficient_funds","model_not_found","ta\
sk_not_found","resource_not_found","route_not_found","method_not_allowed","conflict","idempotency_mismatch","request_timeout","upstream_failed","upstream_timeou\
t","upstream_off","overloaded","rate_limited","spend_limited","internal"]},stream_error:{type:"object",additionalProperties:!1,properties:{event:{type:"string",
pattern:"^[^\\r\\n]+$"},data:{$ref:"#/definitions/tree"}}},socket_error:{type:"object",additionalProperties:!1,properties:{data:{$ref:"#/definitions/tree"},codes:{
type:"object",propertyNames:{$ref:"#/definitions/error_kind"},additionalProperties:{type:"integer",minimum:1e3,maximum:4999}}}},error_words:{type:["string","obj\
ect"],minLength:1,minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","integer","null"]}},envelope_names:{type:"objec\
t",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{$ref:"#/definitions/error_words"},body_too_large:{
$ref:"#/definitions/error_words"},unauthenticated:{$ref:"#/definitions/error_words"},account_suspended:{$ref:"#/definitions/error_words"},insufficient_funds:{$ref:"\
#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{$ref:"#/definitions/\
error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"#/definitions/e\
rror_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"#/definitions/error_words"},request_timeout:{$ref:"#/definitions/error_word\
s"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/definitions/error_words"},upstream_off:{$ref:"#/definitions/error_words"},overloaded:{
$ref:"#/definitions/error_words"},rate_limited:{$ref:"#/definitions/error_words"},spend_limited:{$ref:"#/definitions/error_words"},internal:{$ref:"#/definitions\
/error_words"}}},envelope_statuses:{type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/status"},unsupported_media_type:{$ref:"\
#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definitions/status"},account_suspended:{$ref:"#/definitions/status"},
insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{
$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},
idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{
$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},rate_limited:{$ref:"#/definitions/status"},spend_limited:{
$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}},status:{type:"integer",minimum:400,maximum:599},prefixes:{type:["string","array"],pattern:"\
^(/|(/[A-Za-z0-9._~-]+)+)$",items:{$ref:"#/definitions/prefix"},minItems:1,uniqueItems:!0},interface:{type:"object",additionalProperties:!1,required:["prefix","\
auth","envelope","forward"],properties:{prefix:{$ref:"#/definitions/prefixes"},auth:{type:"array",items:{$ref:"#/definitions/auth"},minItems:1},envelope:{$ref:"\
#/definitions/name"},forward:{$ref:"#/definitions/interface_forward"},idempotency:{$ref:"#/definitions/idempotency"},request_id:{$ref:"#/definitions/header_name"},
limit_headers:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{type:"string",minLength:1}},log_headers:{type:"\
array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},cors:{$ref:"#/definitions/cors"}}},cors:{type:"object",additionalProperties:!1,required:[
"origins"],properties:{origins:{$ref:"#/definitions/origins"},headers:{type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},expose:{
type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},max_age:{$ref:"#/definitions/duration"}}},origins:{type:["string","array"],pattern:"\
^\\*$",items:{$ref:"#/definitions/origin"},minItems:1,uniqueItems:!0},origin:{type:"string",pattern:"^[a-z][a-z0-9+.-]*://([a-z0-9._-]+|\\[[0-9a-f:.]+\\])(:[0-9]{\
1,5})?$"},idempotency:{type:"object",additionalProperties:!1,required:["header"],properties:{header:{$ref:"#/definitions/header_name"},keep:{$ref:"#/definitions\
/duration"}}},interface_forward:{type:"object",additionalProperties:!1,required:["headers","query"],properties:{headers:{type:"array",items:{$ref:"#/definitions\
/header_name"},uniqueItems:!0},query:{type:"array",items:{$ref:"#/definitions/query_name"},uniqueItems:!0}}},auth:{type:"object",additionalProperties:!1,properties:{
header:{$ref:"#/definitions/header_name"},scheme:{$ref:"#/definitions/scheme"},query:{$ref:"#/definitions/query_name"}},"x-variants":{header:{with:["scheme"]},query:{}}},
expression:{type:"object",additionalProperties:!1,required:["cel"],properties:{cel:{type:"string",minLength:1}}},billing_rule:{type:"object",additionalProperties:!1,
required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"\
#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{$ref:"#/definitions/without_usage"},text:{$ref:"#/definitions/pointers"},final:{
$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},together:{type:"array",items:{$ref:"#/definitions/name"},minItems:2,uniqueItems:!0},tokens:{
type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},cap:{$ref:"#/definitions/cap"}},"x-variants":{actual:{with:["cap"]},counts:{with:["together","cha\
rge","without_usage","text","final","failed","tokens","cap"],required:["charge"]}},if:{required:["counts"]},then:{properties:{hold:{$ref:"#/definitions/class_un\
its"}}},else:{properties:{hold:{$ref:"#/definitions/task_units"}}}},task_units:{type:"object",if:{type:"object",minProperties:1,additionalProperties:{type:"obje\
ct"}},then:{$ref:"#/definitions/class_units"},else:{$ref:"#/definitions/expression"}},class_units:{type:"object",not:{required:["cel"],properties:{cel:{type:"st\
ring"}}},minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},without_usage:{type:["string","object"],
pattern:"^(hold|free)$",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/expression"}},cap:{type:"number",minimum:1,
maximum:1e6},count:{type:["string","array","object"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0,additionalProperties:!1,
properties:{at:{$ref:"#/definitions/pointer"},where:{$ref:"#/definitions/count_where"},sum:{$ref:"#/definitions/pointers"},count:{$ref:"#/definitions/pointers"},
distinct:{$ref:"#/definitions/pointers"},ceil:{$ref:"#/definitions/pointers"},round:{$ref:"#/definitions/pointers"},decimal:{$ref:"#/definitions/pointers"},first:{
$ref:"#/definitions/pointers"},max:{$ref:"#/definitions/pointers"},header:{$ref:"#/definitions/header_name"}},"x-variants":{sum:{with:["at","where"]},count:{with:[
"where"]},distinct:{with:["at"]},ceil:{},round:{},decimal:{},first:{},max:{},header:{}}},count_where:{type:"object",additionalProperties:!1,required:["at","in"],
properties:{at:{$ref:"#/definitions/pointer"},in:{type:"array",items:{type:["string","number","boolean","null"]},minItems:1,uniqueItems:!0}}},actual:{type:"obje\
ct",additionalProperties:!1,required:["otherwise"],properties:{at:{$ref:"#/definitions/weighted"},otherwise:{$ref:"#/definitions/task_units"},failed:{$ref:"#/de\
finitions/actual_failure"},cancelled:{$ref:"#/definitions/actual_failure"}}},weighted:{type:["string","object"],pattern:"^(/([^~/]|~0|~1)*)+$",propertyNames:{$ref:"\
#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/weight"},minProperties:1},weight:{type:["integer","string","object"],minimum:-1e6,maximum:1e6,
pattern:"^[a-z][a-z0-9_]*$",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"integer",minimum:-1e6,maximum:1e6}},actual_failure:{
type:"object",additionalProperties:!1,required:["otherwise"],properties:{at:{$ref:"#/definitions/weighted"},otherwise:{$ref:"#/definitions/task_units"}}},fact:{
type:"object",additionalProperties:!1,properties:{flag:{$ref:"#/definitions/flag"},assume:{$ref:"#/definitions/duration"},refuse:{type:"boolean"},type:{type:"st\
ring",enum:["string","int","bool"]},enum:{type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_val\
ues"},minItems:1},among:{$ref:"#/definitions/expression"},default:{$ref:"#/definitions/fact_default"},at:{$ref:"#/definitions/places"},cel:{type:"string",minLength:1},
media:{$ref:"#/definitions/media"},limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},earlier:{$ref:"\
#/definitions/earlier"},header:{$ref:"#/definitions/header_name"},answer:{$ref:"#/definitions/pointers"},answer_header:{$ref:"#/definitions/header_name"}},"x-va\
riants":{at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{
with:["refuse"]},count:{},earlier:{with:["type","enum","default"],required:["type"]},header:{with:["type","enum","values","default"],required:["type"]},answer:{
with:["type","enum","default","among"],required:["type"]},answer_header:{with:["type","enum","default","among"],required:["type"]}}},earlier:{type:"object",additionalProperties:!1,
required:["kinds","fact"],properties:{kinds:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},fact:{$ref:"#/definitions/name"},at:{$ref:"\
#/definitions/pointer"},param:{$ref:"#/definitions/name"}},"x-variants":{at:{with:["kinds","fact"]},param:{with:["kinds","fact"]}}},places:{type:["string","arra\
y"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0},counted:{type:"object",additionalProperties:!1,required:["eac\
h"],properties:{each:{$ref:"#/definitions/places"},where:{$ref:"#/definitions/matcher"},unless:{$ref:"#/definitions/matcher"},add:{$ref:"#/definitions/pointer"},
default:{type:"integer",minimum:1,maximum:1e6},less:{$ref:"#/definitions/pointer"}},dependencies:{default:["add"]}},matcher:{type:"object",minProperties:1,propertyNames:{
$ref:"#/definitions/pointer"},additionalProperties:{type:"array",items:{type:["string","null"]},minItems:1,uniqueItems:!0}},fact_values:{type:["integer","object"],
additionalProperties:!1,required:["from","to"],properties:{from:{type:"integer",minimum:-9007199254740991,maximum:9007199254740991},to:{type:"integer",minimum:-9007199254740991,
maximum:9007199254740991}}},fact_default:{type:["string","integer","boolean","object"],additionalProperties:!1,minProperties:1,properties:{model:{$ref:"#/defini\
tions/name"},limit:{$ref:"#/definitions/name"}}},flag:{type:"object",additionalProperties:!1,required:["names","in"],properties:{names:{type:"array",items:{type:"\
string",pattern:"^[A-Za-z][A-Za-z0-9_-]*$"},minItems:1,uniqueItems:!0},in:{$ref:"#/definitions/pointer"}}},media:{type:"object",additionalProperties:!1,properties:{
cel:{type:"string",minLength:1},file:{$ref:"#/definitions/part_name"},otherwise:{type:"string",minLength:1}},"x-variants":{cel:{},file:{with:["otherwise"]}}},task_kind:{
type:"object",additionalProperties:!1,required:["id","status","deadline"],properties:{id:{$ref:"#/definitions/pointer"},query:{type:"string",pattern:"^/[^\\s#{}]\
*(\\{\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{\\+?id\\}[^\\s#{}]*(\\{\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*$"},accept:{type:"string",pattern:"^[!-~]([ -~]*[!-~])?$",maxLength:200},
cancel:{type:"string",pattern:"^(POST|PUT|PATCH|DELETE) /[^\\s#{}]*(\\{\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{\\+?id\\}[^\\s#{}]*(\\{\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*$"},
status:{$ref:"#/definitions/task_status"},deadline:{$ref:"#/definitions/duration"},unknown_outcome:{$ref:"#/definitions/task_unknown_outcome"},nothing_made:{type:"\
array",items:{$ref:"#/definitions/task_nothing_made"},minItems:1}}},task_nothing_made:{type:"object",additionalProperties:!1,required:["status"],dependencies:{at:[
"in"],in:["at"]},properties:{status:{type:"array",items:{type:["integer","string"],minimum:200,maximum:599,pattern:"^4xx$"},minItems:1,uniqueItems:!0},at:{$ref:"\
#/definitions/pointer"},in:{type:"array",items:{type:["string","integer"],minLength:1},minItems:1,uniqueItems:!0}}},task_unknown_outcome:{type:"object",additionalProperties:!1,
properties:{key:{$ref:"#/definitions/header_name"},decides_within:{$ref:"#/definitions/duration"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/de\
finitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{$ref:"#/definitions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/\
pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"#/definitions/duration"}},"x-variants":{key:{with:["decides_within"]},list:{with:["items","id",
"model","created_at","total","page","within"],required:["items","id","model","created_at"]}}},unknown_page:{type:"object",additionalProperties:!1,required:["num\
ber","size","items"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_name"},items:{type:"integer",minimum:1,maximum:1e4},most:{
type:"integer",minimum:1,maximum:1e3}}},task_status:{type:"object",additionalProperties:!1,dependencies:{at:["running","succeeded"],running:["at"],succeeded:["a\
t"],failed:["at"],cancelled:["at"]},properties:{at:{$ref:"#/definitions/pointer"},answers:{type:"array",items:{$ref:"#/definitions/status_answer"},minItems:1,maxItems:20},
running:{type:"array",items:{$ref:"#/definitions/status_value"},minItems:1,uniqueItems:!0},succeeded:{type:"array",items:{$ref:"#/definitions/status_value"},minItems:1,
uniqueItems:!0},failed:{type:"array",items:{$ref:"#/definitions/status_value"},minItems:1,uniqueItems:!0},failed_at:{$ref:"#/definitions/pointers"},cancelled:{type:"\
array",items:{$ref:"#/definitions/status_value"},minItems:1,uniqueItems:!0}}},status_answer:{type:"object",additionalProperties:!1,required:["code","means"],properties:{
code:{type:"integer",minimum:200,maximum:499},type:{$ref:"#/definitions/media_type"},means:{type:"string",enum:["running","succeeded","failed","cancelled"]}}},status_value:{
type:["string","integer","boolean","null"],minLength:1},fill:{type:"object",additionalProperties:!1,properties:{defaults:{type:"object",additionalProperties:{$ref:"\
#/definitions/json"}},set:{type:"object",propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#/definitions/json"},minProperties:1},hide:{$ref:"\
#/definitions/hidden_events"},items:{type:"array",items:{$ref:"#/definitions/fill_item"}}},minProperties:1,dependencies:{hide:["set"]}},hidden_events:{type:"obj\
ect",additionalProperties:!1,required:["has"],properties:{has:{$ref:"#/definitions/pointer"},empty:{$ref:"#/definitions/pointer"}}},fill_item:{type:"object",additionalProperties:!1,
required:["in","member","from","values"],properties:{in:{$ref:"#/definitions/pointer"},member:{type:"string",minLength:1},from:{type:"string",minLength:1},values:{
type:"object",minProperties:1,additionalProperties:{$ref:"#/definitions/json"}}}},catalogue:{type:"object",additionalProperties:!1,required:["type","page","item",
"list"],properties:{type:{$ref:"#/definitions/name"},page:{$ref:"#/definitions/catalogue_page"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1},
item:{$ref:"#/definitions/tree"},list:{$ref:"#/definitions/tree"}}},catalogue_page:{type:"object",additionalProperties:!1,required:["size","default","max"],properties:{
size:{$ref:"#/definitions/query_name"},token:{$ref:"#/definitions/query_name"},after:{$ref:"#/definitions/query_name"},before:{$ref:"#/definitions/query_name"},
default:{type:"integer",minimum:1,maximum:1e5},max:{type:"integer",minimum:1,maximum:1e5}},"x-variants":{token:{},after:{with:["before"]}}},path_template:{type:"\
string",pattern:"^/[^\\s?#]*$"},match:{type:"string",pattern:"^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$"},names:{type:["string","array"],pattern:"^[a-z][a-z0-9_]\
*$",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},route:{type:"object",additionalProperties:!1,required:["match"],properties:{interface:{$ref:"#/\
definitions/name"},match:{$ref:"#/definitions/match"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{$ref:"#/definitio\
ns/name"},catalogue:{$ref:"#/definitions/name"},task:{$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions/required_owner"}},
creates_resource:{type:"array",items:{$ref:"#/definitions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/removed_resource"}},resources:{
$ref:"#/definitions/resource_list"},account:{$ref:"#/definitions/account_view"},facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{
$ref:"#/definitions/fact"}},branches:{type:"array",items:{$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/defi\
nitions/schema_file"},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/de\
finitions/name"},on_abort:{type:"string",enum:["cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},form:{type:"object",minProperties:1,maxProperties:100,
propertyNames:{$ref:"#/definitions/part_name"},additionalProperties:{$ref:"#/definitions/form_part"}},json:{$ref:"#/definitions/schema_file"},file:{$ref:"#/defi\
nitions/file_body"},websocket:{$ref:"#/definitions/websocket"},rewrite:{type:"object",propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{$ref:"#\
/definitions/rewritten_member"},minProperties:1,maxProperties:50},examples:{type:"array",items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:["bil\
ling"],json:["form"]},"x-variants":{model:{with:["body_limit","json","requires_owner","creates_resource","removes_resource","facts","branches","shorthand","body",
"fill","forward","billing","creates_task","on_abort","drain","form","file","websocket","rewrite"]},upstream:{with:["body_limit","json","requires_owner","creates\
_resource","removes_resource","body","fill","forward","form","file","on_abort","drain","rewrite"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{
with:["model"]},task:{with:["creates_resource","rewrite"]},account:{}},"x-excludes":{branches:["shorthand","body","fill","forward","billing","creates_task"],websocket:[
"form","file","body_limit","removes_resource","branches","facts","shorthand","body","fill","creates_task","on_abort","drain"]}},drain_limits:{type:"object",additionalProperties:!1,
properties:{time:{$ref:"#/definitions/duration"},bytes:{$ref:"#/definitions/size"}}},form_part:{type:"object",additionalProperties:!1,properties:{type:{type:"st\
ring",enum:["string","int","bool","file"]},required:{type:"boolean"},max:{$ref:"#/definitions/size"},content_types:{type:"array",minItems:1,uniqueItems:!0,items:{
$ref:"#/definitions/media_type"}},lines:{$ref:"#/definitions/file_lines"},repeat:{type:"integer",minimum:1,maximum:1e3}}},file_lines:{type:"object",additionalProperties:!1,
properties:{when:{type:"object",minProperties:1,additionalProperties:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string"}}},body:{$ref:"#/definitions/s\
chema_file"},requires_owner:{type:"array",items:{$ref:"#/definitions/line_owner"}}}},rewritten_member:{type:"object",additionalProperties:!1,properties:{route:{
$ref:"#/definitions/name"},params:{type:"object",additionalProperties:{$ref:"#/definitions/pointer"}},keep:{const:!0}},"x-variants":{route:{with:["params"]},keep:{}}},
media_type:{type:"string",pattern:"^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$"},file_body:{type:"object",additionalProperties:!1,required:["content_types"],properties:{content_types:{
type:"array",minItems:1,uniqueItems:!0,items:{$ref:"#/definitions/media_type"}},json:{type:"boolean"}}},websocket:{type:"object",additionalProperties:!1,"x-vari\
ants":{starts:{with:["event","ends","reports","message","idle","messages","unread"],required:["event","ends"]},longest:{with:["event","reports","message","idle",
"messages","unread"]}},properties:{event:{$ref:"#/definitions/pointer"},longest:{$ref:"#/definitions/duration"},starts:{$ref:"#/definitions/event_names"},ends:{
$ref:"#/definitions/event_names"},reports:{$ref:"#/definitions/event_names"},message:{$ref:"#/definitions/size"},idle:{$ref:"#/definitions/duration"},messages:{
$ref:"#/definitions/caller_messages"},unread:{type:"boolean"}}},caller_messages:{type:"object",additionalProperties:!1,properties:{values:{type:"object",propertyNames:{
$ref:"#/definitions/pointer"},additionalProperties:{type:"array",uniqueItems:!0,items:{type:"string"}}},requires_owner:{type:"array",items:{$ref:"#/definitions/\
message_owner"}}}},event_names:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",minLength:1}},model_rule:{type:"object",additionalProperties:!1,properties:{
at:{$ref:"#/definitions/pointer"},default:{$ref:"#/definitions/model_id"},param:{$ref:"#/definitions/names"},query:{$ref:"#/definitions/query_name"},is:{$ref:"#\
/definitions/model_id"},type:{$ref:"#/definitions/name"},prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/def\
initions/unit"},upstream:{type:"array",items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0}},"x-variants":{at:{with:["default","type","prefix","unit","u\
pstream"]},param:{with:["type","prefix","unit","upstream"]},query:{with:["default","type","prefix","unit","upstream"]},is:{}}},required_owner:{type:"object",additionalProperties:!1,
required:["resource"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},optional:{type:"boolean"},param:{$ref:"#/definitions/na\
me"},query:{$ref:"#/definitions/query_name"},header:{$ref:"#/definitions/header_name"},each:{$ref:"#/definitions/places"},uri:{$ref:"#/definitions/uri_scheme"},
host:{$ref:"#/definitions/resource_host"},unread:{type:"boolean"}},"x-variants":{at:{with:["optional","unread"]},each:{with:["unread"]},param:{},query:{with:["u\
nread"]},header:{with:["optional","unread"]},uri:{with:["unread"]},host:{with:["unread"]}}},line_owner:{type:"object",additionalProperties:!1,required:["resourc\
e"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},optional:{type:"boolean"},each:{$ref:"#/definitions/places"},uri:{$ref:"#\
/definitions/uri_scheme"},host:{$ref:"#/definitions/resource_host"}},"x-variants":{at:{with:["optional"]},each:{},uri:{},host:{}}},message_owner:{type:"object",
additionalProperties:!1,required:["resource"],properties:{resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},each:{$ref:"#/definitions/place\
s"}},"x-variants":{at:{},each:{}}},uri_scheme:{type:"string",pattern:"^[a-z][a-z0-9+.-]*://$"},resource_host:{type:"string",pattern:"^[a-z0-9-]+(\\.[a-z0-9-]+)+$"},
created_resource:{type:"object",additionalProperties:!1,required:["resource"],properties:{resource:{$ref:"#/definitions/name"},id:{type:"array",items:{$ref:"#/d\
efinitions/pointer"},minItems:1,uniqueItems:!0},part:{type:"string",pattern:"^[^{}]+\\{id\\}[^{}]*$",maxLength:200},header:{$ref:"#/definitions/header_name"}},"\
x-variants":{id:{with:["part"]},header:{}}},removed_resource:{type:"object",additionalProperties:!1,required:["resource"],properties:{resource:{$ref:"#/definiti\
ons/name"},param:{$ref:"#/definitions/name"},header:{$ref:"#/definitions/header_name"}},"x-variants":{param:{},header:{}}},account_view:{type:"object",additionalProperties:!1,
required:["show","answer"],properties:{show:{enum:["balance","usage","limits","prices","tasks","statement","requests","request"]},item:{$ref:"#/definitions/tree"},
answer:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"},param:{$ref:"#/definitions/name"},month:{$ref:"#/definitions/query_name"},rate:{$ref:"#\
/definitions/rate"},range:{$ref:"#/definitions/day_range"}}},day_range:{type:"object",additionalProperties:!1,required:["from","to"],properties:{from:{$ref:"#/d\
efinitions/query_name"},to:{$ref:"#/definitions/query_name"}}},resource_list:{type:"object",additionalProperties:!1,required:["list","query","item","answer","pa\
ge"],properties:{list:{$ref:"#/definitions/name"},query:{type:"string",pattern:"^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$"},record:{$ref:"#/definitions/pointer"},item:{
$ref:"#/definitions/tree"},answer:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"}}},branch:{type:"object",additionalProperties:!1,required:["n\
ame"],properties:{name:{$ref:"#/definitions/name"},when:{$ref:"#/definitions/when"},shorthand:{$ref:"#/definitions/shorthand"},body:{$ref:"#/definitions/schema_\
file"},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/name"},creates_task:{$ref:"#/definitions/name"}},
dependencies:{creates_task:["billing"]}},when:{type:"object",additionalProperties:!1,properties:{prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,
uniqueItems:!0},cel:{type:"string",minLength:1},unit:{$ref:"#/definitions/unit"}},minProperties:1},shorthand:{type:"object",additionalProperties:!1,required:["p\
rompt","images","into","roles"],properties:{prompt:{type:"string",minLength:1},images:{type:"string",minLength:1},into:{type:"string",minLength:1},roles:{type:"\
array",items:{type:"string",minLength:1},minItems:1}}},route_forward:{type:"object",additionalProperties:!1,properties:{only:{type:"array",items:{type:"string",
minLength:1},minItems:1,uniqueItems:!0},path:{$ref:"#/definitions/path_template"}},minProperties:1},task_parameter:{type:["string","object"],pattern:"^[a-z][a-z\
0-9_]*$",additionalProperties:!1,required:["query"],properties:{query:{$ref:"#/definitions/query_name"}}},task_action:{type:"object",additionalProperties:!1,required:[
"kinds"],properties:{poll:{$ref:"#/definitions/task_parameter"},cancel:{$ref:"#/definitions/task_parameter"},list:{$ref:"#/definitions/tree"},kinds:{type:"array",
items:{$ref:"#/definitions/name"},minItems:1,uniqueItems:!0},item:{$ref:"#/definitions/tree"},page:{$ref:"#/definitions/task_page"},filters:{$ref:"#/definitions\
/task_filters"}},"x-variants":{poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}}},task_page:{type:"object",additionalProperties:!1,
required:["number","size","default","max"],properties:{number:{$ref:"#/definitions/query_name"},size:{$ref:"#/definitions/query_name"},default:{type:"integer",minimum:1,
maximum:1e5},max:{type:"integer",minimum:1,maximum:1e5}}},task_filters:{type:"object",additionalProperties:!1,properties:{status:{$ref:"#/definitions/query_name"},
model:{$ref:"#/definitions/query_name"},id:{$ref:"#/definitions/query_name"}}},example:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{
type:"string",minLength:1},after:{type:"string",minLength:1},body:{$ref:"#/definitions/json"},headers:{type:"object",propertyNames:{$ref:"#/definitions/header_n\
ame"},additionalProperties:{type:"string"}},params:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"string"}},answer:{$ref:"\
#/definitions/answer"},polls:{type:"array",minItems:1,maxItems:2,items:{$ref:"#/definitions/answer"}},expect:{$ref:"#/definitions/expect"}}},answer:{type:"objec\
t",additionalProperties:!1,minProperties:1,properties:{status:{type:"integer",minimum:200,maximum:599},headers:{type:"object",propertyNames:{$ref:"#/definitions\
/header_name"},additionalProperties:{type:"string"}},body:{$ref:"#/definitions/json"},events:{type:"array",minItems:1,items:{$ref:"#/definitions/json"}},stream:{
$ref:"#/definitions/file_path"},connection:{$ref:"#/definitions/connection"}}},connection:{type:"object",additionalProperties:!1,required:["seconds"],properties:{
seconds:{type:"number",minimum:0},bytes:{type:"integer",minimum:0},left:{type:"boolean"}}},expect:{type:"object",additionalProperties:!1,properties:{branch:{$ref:"\
#/definitions/name"},units:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"number",minimum:0,maximum:1e9}},
charge:{$ref:"#/definitions/amount"},state:{enum:["running","succeeded","failed","unknown","review"]},request:{type:"string",pattern:"^[A-Z]+ /\\S*$"},task:{type:"\
string",minLength:1},resource:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"string",minLength:1}},facts:{
type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},hold:{$ref:"#/definitions/amo\
unt"},error:{$ref:"#/definitions/error_kind"}},minProperties:1},mount:{type:"object",additionalProperties:!1,required:["prefix","upstream"],properties:{prefix:{
$ref:"#/definitions/prefix"},upstream:{$ref:"#/definitions/name"},interface:{$ref:"#/definitions/name"},shared:{type:"boolean"}}},credential_jwt:{type:"object",
additionalProperties:!1,required:["algorithm","secret"],properties:{algorithm:{enum:["HS256","ES256","RS256"]},secret:{$ref:"#/definitions/secret"},key_id:{$ref:"\
#/definitions/setting"},issuer:{$ref:"#/definitions/setting"},subject:{$ref:"#/definitions/setting"},audience:{$ref:"#/definitions/setting"},claims:{type:"objec\
t",propertyNames:{pattern:"^(?!(iss|sub|aud|iat|nbf|exp)$)"},additionalProperties:{type:["string","number","boolean"]}},lifetime:{$ref:"#/definitions/duration"}}},
credential_oauth2:{type:"object",additionalProperties:!1,required:["token_url"],"x-variants":{client_secret:{with:["client_id","client_auth"],required:["client_\
id"]},assertion:{}},properties:{token_url:{$ref:"#/definitions/setting"},client_id:{$ref:"#/definitions/setting"},client_secret:{$ref:"#/definitions/secret"},assertion:{
$ref:"#/definitions/credential_jwt"},scope:{type:"string",minLength:1},form:{type:"object",additionalProperties:{type:"string"}},client_auth:{enum:["basic","bod\
y"]}}},credential_sigv4:{type:"object",additionalProperties:!1,required:["region","service"],"x-variants":{access_key:{with:["secret_key","session_token"],required:[
"secret_key"]},keys_file:{with:["profile"]}},properties:{region:{$ref:"#/definitions/setting"},service:{$ref:"#/definitions/setting"},access_key:{$ref:"#/defini\
tions/setting"},secret_key:{$ref:"#/definitions/secret"},session_token:{$ref:"#/definitions/secret"},keys_file:{$ref:"#/definitions/file_path"},profile:{type:"s\
tring",pattern:"^[^\\[\\]\\s]+$"}}}}},o=Object.prototype.hasOwnProperty,Vi={type:"object",additionalProperties:!1,properties:{listen:{$ref:"#/definitions/listen\
_address"},metrics:{$ref:"#/definitions/listen_address"},body_limit:{$ref:"#/definitions/size"},bodies:{$ref:"#/definitions/server_bodies"},timeout:{$ref:"#/def\
initions/server_timeout"},drain:{$ref:"#/definitions/server_drain"},drains:{$ref:"#/definitions/server_drains"},envelope:{$ref:"#/definitions/name"},account_page:{
$ref:"#/definitions/account_page"},request_id:{$ref:"#/definitions/header_name"},public_url:{type:"string"},trusted_proxies:{type:"array",items:{type:"string",pattern:"\
^[0-9a-fA-F.:]{2,45}(/[0-9]{1,3})?$"},maxItems:100},tracing:{$ref:"#/definitions/server_tracing"}}};var Di=new RegExp("^(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9.-]+):(0|[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$","u");var Wi=new RegExp("^[A-Za-z_][A-Za-z0-9_]*$","u");function G(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Wi.test(e))return G.errors=[0],!1}else return G.
errors=[0],!1;return G.errors=i,r===0}function fi(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Di.test(e))return fi.errors=[0],!1}else return fi.errors=[0],!1;return fi.errors=i,r===0}function qe(e){
let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return qe.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Di.test(e))return qe.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.env===void 0||!o.call(e,"env"))&&(u="env"))return qe.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="env"||n==="default")){return qe.errors=[0],!1;break}if(t===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;G(e.env,0)||(i=i===null?G.errors:i.concat(
G.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let n=r;fi(e.default,0)||(i=i===null?fi.errors:i.concat(fi.errors),
r=i.length);var s=n===r}else var s=!0}}}}return qe.errors=i,r===0}var Yi=new RegExp("^[1-9][0-9]{0,11}(B|KiB|MiB|GiB)$","u");function F(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Yi.test(e))return F.errors=[0],!1}else
return F.errors=[0],!1;return F.errors=i,r===0}function hr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="nodes"||t==="kept"||t==="kept_\
per_account")){return hr.errors=[0],!1;break}if(u===r){if(e.nodes!==void 0&&o.call(e,"nodes")){let t=e.nodes,n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return hr.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1e7||isNaN(t))return hr.errors=[0],!1;if(t<1||isNaN(t))return hr.errors=[0],!1}var s=n===
r}else var s=!0;if(s){if(e.kept!==void 0&&o.call(e,"kept")){let t=r;F(e.kept,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else var s=!0;if(s)
if(e.kept_per_account!==void 0&&o.call(e,"kept_per_account")){let t=r;F(e.kept_per_account,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else
var s=!0}}}else return hr.errors=[0],!1;return hr.errors=i,r===0}var Ji=new RegExp("^[1-9][0-9]{0,11}(ms|s|m|h|d)$","u");function g(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ji.test(e))return g.errors=[0],!1}else return g.
errors=[0],!1;return g.errors=i,r===0}function ui(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t===
"headers"||t==="body"||t==="request")){return ui.errors=[0],!1;break}if(u===r){if(e.headers!==void 0&&o.call(e,"headers")){let t=r;g(e.headers,0)||(i=i===null?g.
errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let t=r;g(e.body,0)||(i=i===null?g.errors:i.concat(g.
errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.request!==void 0&&o.call(e,"request")){let t=r;g(e.request,0)||(i=i===null?g.errors:i.concat(g.errors),r=
i.length);var s=t===r}else var s=!0}}}else return ui.errors=[0],!1;return ui.errors=i,r===0}function ci(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="lame_duck"||t==="limit")){return ci.
errors=[0],!1;break}if(u===r){if(e.lame_duck!==void 0&&o.call(e,"lame_duck")){let t=r;g(e.lame_duck,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===
r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let t=r;g(e.limit,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0}}else
return ci.errors=[0],!1;return ci.errors=i,r===0}function ai(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="bytes"||t==="per_second")){return ai.
errors=[0],!1;break}if(u===r){if(e.bytes!==void 0&&o.call(e,"bytes")){let t=r;F(e.bytes,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.per_second!==void 0&&o.call(e,"per_second")){let t=r;F(e.per_second,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else var s=!0}}else
return ai.errors=[0],!1;return ai.errors=i,r===0}var ji=new RegExp("^[a-z][a-z0-9_]*$","u");function p(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ji.test(e))return p.errors=[0],!1}else return p.errors=
[0],!1;return p.errors=i,r===0}var Oi=new RegExp("^(/|(/[A-Za-z0-9._~-]+)+)$","u");function Me(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Oi.test(e))return Me.errors=[0],!1}else return Me.errors=[0],!1;return Me.errors=i,r===0}var Qi=new RegExp("^[^\\r\\n\\t]{1,200}$","u");function he(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Qi.test(e))return he.errors=[0],!1}else return he.
errors=[0],!1;return he.errors=i,r===0}var Z=Li().default;function T(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(Z(e)<1)return T.errors=[0],!1}else return T.errors=[0],!1;return T.errors=i,r===
0}function Fr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Fr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Oi.
test(e))return Fr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.path===void 0||!o.call(e,"path"))&&(u="path"))return Fr.errors=[
0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="path"||n==="name"||n==="logo"||n==="contact")){return Fr.errors=[0],!1;break}if(t===r){if(e.path!==void 0&&
o.call(e,"path")){let n=r;Me(e.path,0)||(i=i===null?Me.errors:i.concat(Me.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.name!==void 0&&o.call(e,"name")){
let n=r;he(e.name,0)||(i=i===null?he.errors:i.concat(he.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.logo!==void 0&&o.call(e,"logo")){let n=r;T(e.logo,
0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.contact!==void 0&&o.call(e,"contact")){let n=r;he(e.contact,0)||(i=i===
null?he.errors:i.concat(he.errors),r=i.length);var s=n===r}else var s=!0}}}}}}return Fr.errors=i,r===0}var Xi=new RegExp("^[a-z0-9!#$%&'*+.^_`|~-]+$","u");function q(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Xi.test(e))return q.errors=[0],!1}else return q.
errors=[0],!1;return q.errors=i,r===0}var Ni=new RegExp("^https?://[^\\s/?#@]+(/[^\\s?#]*)?$","u");function Lr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Lr.
errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ni.test(e))return Lr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.
keys(e))if(!(t==="env"||t==="file")){return Lr.errors=[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;G(e.env,0)||(i=i===null?G.errors:i.concat(
G.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let t=r;T(e.file,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);
var s=t===r}else var s=!0;if(s&&C({env:{},file:{}},e).length!==0)return Lr.errors=[0],!1}}}}return Lr.errors=i,r===0}function Qr(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1||isNaN(e))return Qr.errors=[0],!1;if(e<0||isNaN(e))return Qr.errors=[0],!1}else
return Qr.errors=[0],!1;return Qr.errors=i,r===0}function Xr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.endpoint===void 0||
!o.call(e,"endpoint"))&&(u="endpoint"))return Xr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="endpoint"||n==="sample")){return Xr.errors=[0],!1;
break}if(t===r){if(e.endpoint!==void 0&&o.call(e,"endpoint")){let n=r;Lr(e.endpoint,0)||(i=i===null?Lr.errors:i.concat(Lr.errors),r=i.length);var s=n===r}else var s=!0;
if(s)if(e.sample!==void 0&&o.call(e,"sample")){let n=r;Qr(e.sample,0)||(i=i===null?Qr.errors:i.concat(Qr.errors),r=i.length);var s=n===r}else var s=!0}}}else return Xr.
errors=[0],!1;return Xr.errors=i,r===0}var es=new RegExp("^[0-9a-fA-F.:]{2,45}(/[0-9]{1,3})?$","u");function Ye(e){let i=null,r=0;if(r===0)if(e&&typeof e=="obje\
ct"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!o.call(Vi.properties,n)){return Ye.errors=[0],!1;break}if(t===r){if(e.listen!==void 0&&o.call(e,
"listen")){let n=r;qe(e.listen,0)||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.metrics!==void 0&&o.call(e,"metric\
s")){let n=r;qe(e.metrics,0)||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.body_limit!==void 0&&o.call(e,"body_lim\
it")){let n=r;F(e.body_limit,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.bodies!==void 0&&o.call(e,"bodies")){let n=r;
hr(e.bodies,0)||(i=i===null?hr.errors:i.concat(hr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;ui(e.timeout,
0)||(i=i===null?ui.errors:i.concat(ui.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let n=r;ci(e.drain,0)||(i=i===
null?ci.errors:i.concat(ci.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.drains!==void 0&&o.call(e,"drains")){let n=r;ai(e.drains,0)||(i=i===null?ai.
errors:i.concat(ai.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.envelope!==void 0&&o.call(e,"envelope")){let n=r;p(e.envelope,0)||(i=i===null?p.errors:
i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.account_page!==void 0&&o.call(e,"account_page")){let n=r;Fr(e.account_page,0)||(i=i===null?Fr.
errors:i.concat(Fr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.request_id!==void 0&&o.call(e,"request_id")){let n=r;q(e.request_id,0)||(i=i===null?
q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.public_url!==void 0&&o.call(e,"public_url")){let n=r;if(typeof e.public_url!="strin\
g")return Ye.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.trusted_proxies!==void 0&&o.call(e,"trusted_proxies")){let n=e.trusted_proxies,l=r;if(r===l)if(Array.
isArray(n)){if(n.length>100)return Ye.errors=[0],!1;{var u=!0;let m=n.length;for(let d=0;d<m;d++){let c=n[d],a=r;if(r===a)if(typeof c=="string"){if(!es.test(c))
return Ye.errors=[0],!1}else return Ye.errors=[0],!1;var u=a===r;if(!u)break}}}else return Ye.errors=[0],!1;var s=l===r}else var s=!0;if(s)if(e.tracing!==void 0&&
o.call(e,"tracing")){let n=r;Xr(e.tracing,0)||(i=i===null?Xr.errors:i.concat(Xr.errors),r=i.length);var s=n===r}else var s=!0}}}}}}}}}}}}}else return Ye.errors=
[0],!1;return Ye.errors=i,r===0}function I(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return I.errors=[0],!1;if(r===0){if(typeof e=="string"&&Z(e)<1)return I.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="env"||t==="default"||t==="file")){return I.errors=
[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;G(e.env,0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.default!==void 0&&o.call(e,"default")){let t=e.default,n=r;if(r===n)if(typeof t=="string"){if(Z(t)<1)return I.errors=[0],!1}else return I.errors=[0],!1;var s=n===
r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let t=r;T(e.file,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=t===r}else var s=!0;if(s&&
C({env:{with:["default"]},file:{}},e).length!==0)return I.errors=[0],!1}}}}}return I.errors=i,r===0}function V(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="env"||t==="file")){return V.errors=
[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;G(e.env,0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.file!==void 0&&o.call(e,"file")){let t=r;T(e.file,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=t===r}else var s=!0;if(s&&C({env:{},file:{}},
e).length!==0)return V.errors=[0],!1}}}else return V.errors=[0],!1;return V.errors=i,r===0}function pi(e){let i=null,r=0;return typeof e!="string"?(pi.errors=[0],!1):e==="viewer"||e==="operator"||e==="admin"?(pi.errors=i,r===0):(pi.errors=[0],!1)}var rs=new RegExp(
"^([\\x21\\x23-\\x5B\\x5D-\\x7E]+ )*openid( [\\x21\\x23-\\x5B\\x5D-\\x7E]+)*$","u");function Pe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let t;if((e.issuer===void 0||!o.call(e,"issuer"))&&(t="issuer")||(e.client_id===void 0||!o.call(e,"client_id"))&&(t="client_id")||(e.client_secret===void 0||
!o.call(e,"client_secret"))&&(t="client_secret")||(e.groups===void 0||!o.call(e,"groups"))&&(t="groups"))return Pe.errors=[0],!1;{let n=r;for(let l of Object.keys(
e))if(!(l==="issuer"||l==="client_id"||l==="client_secret"||l==="scope"||l==="groups_claim"||l==="groups")){return Pe.errors=[0],!1;break}if(n===r){if(e.issuer!==
void 0&&o.call(e,"issuer")){let l=r;I(e.issuer,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.client_id!==void 0&&
o.call(e,"client_id")){let l=r;I(e.client_id,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.client_secret!==void 0&&
o.call(e,"client_secret")){let l=r;V(e.client_secret,0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.scope!==void 0&&
o.call(e,"scope")){let l=e.scope,f=r;if(r===f)if(typeof l=="string"){if(!rs.test(l))return Pe.errors=[0],!1}else return Pe.errors=[0],!1;var s=f===r}else var s=!0;
if(s){if(e.groups_claim!==void 0&&o.call(e,"groups_claim")){let l=e.groups_claim,f=r;if(r===f)if(typeof l=="string"){if(Z(l)<1)return Pe.errors=[0],!1}else return Pe.
errors=[0],!1;var s=f===r}else var s=!0;if(s)if(e.groups!==void 0&&o.call(e,"groups")){let l=e.groups,f=r;if(r===f)if(l&&typeof l=="object"&&!Array.isArray(l)){
if(Object.keys(l).length<1)return Pe.errors=[0],!1;for(let d of Object.keys(l)){let c=r;pi(l[d],0)||(i=i===null?pi.errors:i.concat(pi.errors),r=i.length);var u=c===
r;if(!u)break}}else return Pe.errors=[0],!1;var s=f===r}else var s=!0}}}}}}}else return Pe.errors=[0],!1;return Pe.errors=i,r===0}function Zr(e){let i=null,r=0;
if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.listen===void 0||!o.call(e,"listen"))&&(u="listen"))return Zr.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="listen"||n==="public_url"||n==="oidc")){return Zr.errors=[0],!1;break}if(t===r){if(e.listen!==void 0&&o.call(e,"listen")){let n=r;qe(e.listen,
0)||(i=i===null?qe.errors:i.concat(qe.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.public_url!==void 0&&o.call(e,"public_url")){let n=r;if(typeof e.
public_url!="string")return Zr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.oidc!==void 0&&o.call(e,"oidc")){let n=r;Pe(e.oidc,0)||(i=i===null?Pe.errors:i.
concat(Pe.errors),r=i.length);var s=n===r}else var s=!0}}}}else return Zr.errors=[0],!1;return Zr.errors=i,r===0}var Bi=new RegExp("^(sqlite:.+|postgres(ql)?://([^\\s/:@]+@)?[^\\s@]+)$","u");function lr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return lr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Bi.test(e))return lr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;
for(let t of Object.keys(e))if(!(t==="env"||t==="default"||t==="file")){return lr.errors=[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;G(e.
env,0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,n=r;if(r===
n)if(typeof t=="string"){if(!Bi.test(t))return lr.errors=[0],!1}else return lr.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){
let t=r;T(e.file,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=t===r}else var s=!0;if(s&&C({env:{with:["default"]},file:{}},e).length!==0)return lr.
errors=[0],!1}}}}}return lr.errors=i,r===0}function ei(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.url===void 0||!o.call(
e,"url"))&&(u="url"))return ei.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="url"||n==="unwritten"||n==="start_timeout")){return ei.errors=[0],!1;
break}if(t===r){if(e.url!==void 0&&o.call(e,"url")){let n=r;lr(e.url,0)||(i=i===null?lr.errors:i.concat(lr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
unwritten!==void 0&&o.call(e,"unwritten")){let n=r;g(e.unwritten,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.start_timeout!==
void 0&&o.call(e,"start_timeout")){let n=r;g(e.start_timeout,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=n===r}else var s=!0}}}}else return ei.
errors=[0],!1;return ei.errors=i,r===0}function gr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="first"||t==="longest"||t==="co\
ncurrency"||t==="claim"||t==="lease")){return gr.errors=[0],!1;break}if(u===r){if(e.first!==void 0&&o.call(e,"first")){let t=r;g(e.first,0)||(i=i===null?g.errors:
i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.longest!==void 0&&o.call(e,"longest")){let t=r;g(e.longest,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.concurrency!==void 0&&o.call(e,"concurrency")){let t=e.concurrency,n=r;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t)))return gr.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1024||isNaN(t))return gr.errors=[0],!1;if(t<1||isNaN(t))return gr.
errors=[0],!1}var s=n===r}else var s=!0;if(s){if(e.claim!==void 0&&o.call(e,"claim")){let t=r;g(e.claim,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);
var s=t===r}else var s=!0;if(s)if(e.lease!==void 0&&o.call(e,"lease")){let t=r;g(e.lease,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else
var s=!0}}}}}else return gr.errors=[0],!1;return gr.errors=i,r===0}function br(e){let i=null,r=0;if(typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return br.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.
isArray(e)){let u;if((e.env===void 0||!o.call(e,"env"))&&(u="env"))return br.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="env"||n==="default")){
return br.errors=[0],!1;break}if(t===r){if(e.env!==void 0&&o.call(e,"env")){let n=r;G(e.env,0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=n===r}else
var s=!0;if(s)if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;if(typeof n!="string")return br.errors=[0],!1;if(!(n==="0"||n==="1"||n==="false"||
n==="true"))return br.errors=[0],!1;var s=l===r}else var s=!0}}}return br.errors=i,r===0}function di(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="timeout"||t==="limit"||t==="tolerance"||t==="shortest"||t==="allow_private")){return di.errors=[0],!1;
break}if(u===r){if(e.timeout!==void 0&&o.call(e,"timeout")){let t=r;g(e.timeout,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.limit!==void 0&&o.call(e,"limit")){let t=r;F(e.limit,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.tolerance!==
void 0&&o.call(e,"tolerance")){let t=r;g(e.tolerance,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.shortest!==void 0&&
o.call(e,"shortest")){let t=r;g(e.shortest,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.allow_private!==void 0&&o.
call(e,"allow_private")){let t=r;br(e.allow_private,0)||(i=i===null?br.errors:i.concat(br.errors),r=i.length);var s=t===r}else var s=!0}}}}}else return di.errors=
[0],!1;return di.errors=i,r===0}function $r(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!(n==="allow_hosts"||n==="timeout"||n===
"keep")){return $r.errors=[0],!1;break}if(t===r){if(e.allow_hosts!==void 0&&o.call(e,"allow_hosts")){let n=e.allow_hosts,l=r;if(r===l)if(Array.isArray(n)){var s=!0;
let f=n.length;for(let m=0;m<f;m++){let d=n[m],c=r;if(r===c)if(typeof d=="string"){if(Z(d)<1)return $r.errors=[0],!1}else return $r.errors=[0],!1;var s=c===r;if(!s)
break}}else return $r.errors=[0],!1;var u=l===r}else var u=!0;if(u){if(e.timeout!==void 0&&o.call(e,"timeout")){let n=r;g(e.timeout,0)||(i=i===null?g.errors:i.concat(
g.errors),r=i.length);var u=n===r}else var u=!0;if(u)if(e.keep!==void 0&&o.call(e,"keep")){let n=r;g(e.keep,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);
var u=n===r}else var u=!0}}}else return $r.errors=[0],!1;return $r.errors=i,r===0}function mi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="usage"||t==="tasks")){return mi.
errors=[0],!1;break}if(u===r){if(e.usage!==void 0&&o.call(e,"usage")){let t=r;g(e.usage,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.tasks!==void 0&&o.call(e,"tasks")){let t=r;g(e.tasks,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0}}else return mi.
errors=[0],!1;return mi.errors=i,r===0}var is=new RegExp("^off$","u"),ss=new RegExp("^[1-9][0-9]{0,5}/s$","u");function fr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(
e)))return fr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!is.test(e))return fr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.
keys(e))if(!(t==="keep"||t==="size"||t==="rate"||t==="client")){return fr.errors=[0],!1;break}if(u===r){if(e.keep!==void 0&&o.call(e,"keep")){let t=r;g(e.keep,0)||
(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let t=r;F(e.size,0)||(i=i===null?F.errors:
i.concat(F.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.rate!==void 0&&o.call(e,"rate")){let t=e.rate,n=r;if(r===n)if(typeof t=="string"){if(!ss.test(
t))return fr.errors=[0],!1}else return fr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.client!==void 0&&o.call(e,"client")){let t=e.client,n=r;if(!(t==="ne\
twork"||t==="full"))return fr.errors=[0],!1;var s=n===r}else var s=!0}}}}}return fr.errors=i,r===0}function yr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(Z(e)>2e3)return yr.errors=[0],!1;if(Z(e)<1)return yr.errors=[0],!1}else return yr.errors=[0],!1;
return yr.errors=i,r===0}var ns=new RegExp("^[A-Za-z0-9][A-Za-z0-9/_.-]{0,31}$","u");function ur(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(
e)){let u=r;for(let t of Object.keys(e))if(!(t==="name"||t==="address"||t==="tax_id"||t==="logo"||t==="footer"||t==="invoice"||t==="tz")){return ur.errors=[0],!1;
break}if(u===r){if(e.name!==void 0&&o.call(e,"name")){let t=r;he(e.name,0)||(i=i===null?he.errors:i.concat(he.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.address!==void 0&&o.call(e,"address")){let t=r;yr(e.address,0)||(i=i===null?yr.errors:i.concat(yr.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
tax_id!==void 0&&o.call(e,"tax_id")){let t=r;he(e.tax_id,0)||(i=i===null?he.errors:i.concat(he.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.logo!==void 0&&
o.call(e,"logo")){let t=r;T(e.logo,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.footer!==void 0&&o.call(e,"foote\
r")){let t=r;yr(e.footer,0)||(i=i===null?yr.errors:i.concat(yr.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.invoice!==void 0&&o.call(e,"invoice")){let t=e.
invoice,n=r;if(r===n)if(typeof t=="string"){if(!ns.test(t))return ur.errors=[0],!1}else return ur.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.tz!==void 0&&
o.call(e,"tz")){let t=e.tz,n=r;if(r===n)if(typeof t=="string"){if(Z(t)<1)return ur.errors=[0],!1}else return ur.errors=[0],!1;var s=n===r}else var s=!0}}}}}}}else
return ur.errors=[0],!1;return ur.errors=i,r===0}var ts=new RegExp("^[A-Z]{3}$","u");var Ci=new RegExp("^(0|[1-9][0-9]{0,9})(\\.[0-9]{1,9})?$","u");function Q(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ci.test(e))return Q.errors=[0],!1}else
return Q.errors=[0],!1;return Q.errors=i,r===0}function $e(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.code===void 0||!o.
call(e,"code"))&&(u="code"))return $e.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="code"||n==="overdraft"||n==="time_zone"||n==="low_wallet"||n===
"price_change_factor")){return $e.errors=[0],!1;break}if(t===r){if(e.code!==void 0&&o.call(e,"code")){let n=e.code,l=r;if(r===l)if(typeof n=="string"){if(!ts.test(
n))return $e.errors=[0],!1}else return $e.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.overdraft!==void 0&&o.call(e,"overdraft")){let n=r;Q(e.overdraft,0)||
(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.time_zone!==void 0&&o.call(e,"time_zone")){let n=e.time_zone,l=r;if(r===
l)if(typeof n=="string"){if(Z(n)<1)return $e.errors=[0],!1}else return $e.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.low_wallet!==void 0&&o.call(e,"low_\
wallet")){let n=r;Q(e.low_wallet,0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.price_change_factor!==void 0&&o.call(
e,"price_change_factor")){let n=e.price_change_factor,l=r;if(r===l)if(typeof n=="number"&&isFinite(n)){if(n>1e9||isNaN(n))return $e.errors=[0],!1;if(n<1||isNaN(
n))return $e.errors=[0],!1}else return $e.errors=[0],!1;var s=l===r}else var s=!0}}}}}}else return $e.errors=[0],!1;return $e.errors=i,r===0}var D=Si().default;var os=new RegExp("^[1-9][0-9]{0,11}/min$","u");function He(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!os.test(e))return He.errors=[0],!1}else return He.
errors=[0],!1;return He.errors=i,r===0}function U(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.by===void 0||!o.call(e,"by"))&&
(n="by"))return U.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="by"||f==="models"||f==="requests"||f==="tokens"||f==="concurrent_requests"||f==="\
concurrent_tasks"||f==="spend_per_day"||f==="spend_per_month")){return U.errors=[0],!1;break}if(l===r){if(e.by!==void 0&&o.call(e,"by")){let f=e.by,m=r;if(r===m)
if(Array.isArray(f)){if(f.length<1)return U.errors=[0],!1;{var s=!0;let d=f.length;for(let c=0;c<d;c++){let a=f[c],v=r;if(!(a==="key"||a==="account"||a==="model"))
return U.errors=[0],!1;var s=v===r;if(!s)break}if(s){let c=f.length,a;if(c>1){e:for(;c--;)for(a=c;a--;)if(D(f[c],f[a])){return U.errors=[0],!1;break e}}}}}else return U.
errors=[0],!1;var u=m===r}else var u=!0;if(u){if(e.models!==void 0&&o.call(e,"models")){let f=e.models,m=r;if(r===m)if(Array.isArray(f)){if(f.length<1)return U.
errors=[0],!1;{var t=!0;let c=f.length;for(let a=0;a<c;a++){let v=f[a],_=r;if(r===_)if(typeof v=="string"){if(Z(v)<1)return U.errors=[0],!1}else return U.errors=
[0],!1;var t=_===r;if(!t)break}if(t){let a=f.length,v;if(a>1){let _={};for(;a--;){let y=f[a];if(typeof y=="string"){if(typeof _[y]=="number"){return v=_[y],U.errors=
[0],!1;break}_[y]=a}}}}}}else return U.errors=[0],!1;var u=m===r}else var u=!0;if(u){if(e.requests!==void 0&&o.call(e,"requests")){let f=r;He(e.requests,0)||(i=
i===null?He.errors:i.concat(He.errors),r=i.length);var u=f===r}else var u=!0;if(u){if(e.tokens!==void 0&&o.call(e,"tokens")){let f=r;He(e.tokens,0)||(i=i===null?
He.errors:i.concat(He.errors),r=i.length);var u=f===r}else var u=!0;if(u){if(e.concurrent_requests!==void 0&&o.call(e,"concurrent_requests")){let f=e.concurrent_requests,
m=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return U.errors=[0],!1;if(r===m&&typeof f=="number"&&isFinite(f)){if(f>1e6||isNaN(f))return U.errors=
[0],!1;if(f<1||isNaN(f))return U.errors=[0],!1}var u=m===r}else var u=!0;if(u){if(e.concurrent_tasks!==void 0&&o.call(e,"concurrent_tasks")){let f=e.concurrent_tasks,
m=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return U.errors=[0],!1;if(r===m&&typeof f=="number"&&isFinite(f)){if(f>1e6||isNaN(f))return U.errors=
[0],!1;if(f<1||isNaN(f))return U.errors=[0],!1}var u=m===r}else var u=!0;if(u){if(e.spend_per_day!==void 0&&o.call(e,"spend_per_day")){let f=r;Q(e.spend_per_day,
0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var u=f===r}else var u=!0;if(u)if(e.spend_per_month!==void 0&&o.call(e,"spend_per_month")){let f=r;Q(e.spend_per_month,
0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var u=f===r}else var u=!0}}}}}}}}}else return U.errors=[0],!1;return U.errors=i,r===0}var ls={type:"obje\
ct",additionalProperties:!1,properties:{url:{$ref:"#/definitions/upstream_url"},targets:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},
additionalProperties:{$ref:"#/definitions/upstream_target"}},move_on:{type:"array",items:{type:"integer",minimum:400,maximum:599},uniqueItems:!0},health:{$ref:"\
#/definitions/upstream_health"},optional:{type:"boolean"},auth:{$ref:"#/definitions/credential"},timeout:{$ref:"#/definitions/upstream_timeout"},connections:{type:"\
integer",minimum:1,maximum:1e6},credential_refused:{enum:["upstream_failed_on_401","upstream_failed","pass_on"]}}};function Te(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Te.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Ni.test(
e))return Te.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="env"||t==="default"||t==="file")){return Te.
errors=[0],!1;break}if(u===r){if(e.env!==void 0&&o.call(e,"env")){let t=r;G(e.env,0)||(i=i===null?G.errors:i.concat(G.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.default!==void 0&&o.call(e,"default")){let t=e.default,n=r;if(r===n)if(typeof t=="string"){if(!Ni.test(t))return Te.errors=[0],!1}else return Te.errors=
[0],!1;var s=n===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(e,"file")){let t=r;T(e.file,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=t===
r}else var s=!0;if(s&&C({env:{with:["default"]},file:{}},e).length!==0)return Te.errors=[0],!1}}}}}return Te.errors=i,r===0}var fs=new RegExp("^[A-Za-z][A-Za-z0-9-]*$","u");function Or(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!fs.test(e))return Or.errors=[0],!1}else return Or.
errors=[0],!1;return Or.errors=i,r===0}var us=new RegExp("^(?!(iss|sub|aud|iat|nbf|exp)$)","u");function we(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.algorithm===
void 0||!o.call(e,"algorithm"))&&(n="algorithm")||(e.secret===void 0||!o.call(e,"secret"))&&(n="secret"))return we.errors=[0],!1;{let l=r;for(let f of Object.keys(
e))if(!(f==="algorithm"||f==="secret"||f==="key_id"||f==="issuer"||f==="subject"||f==="audience"||f==="claims"||f==="lifetime")){return we.errors=[0],!1;break}if(l===
r){if(e.algorithm!==void 0&&o.call(e,"algorithm")){let f=e.algorithm,m=r;if(!(f==="HS256"||f==="ES256"||f==="RS256"))return we.errors=[0],!1;var s=m===r}else var s=!0;
if(s){if(e.secret!==void 0&&o.call(e,"secret")){let f=r;V(e.secret,0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.
key_id!==void 0&&o.call(e,"key_id")){let f=r;I(e.key_id,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.issuer!==void 0&&
o.call(e,"issuer")){let f=r;I(e.issuer,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.subject!==void 0&&o.call(e,"\
subject")){let f=r;I(e.subject,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.audience!==void 0&&o.call(e,"audienc\
e")){let f=r;I(e.audience,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.claims!==void 0&&o.call(e,"claims")){let f=e.
claims,m=r;if(r===m)if(f&&typeof f=="object"&&!Array.isArray(f)){for(let c of Object.keys(f)){let a=r;typeof c=="string"&&(us.test(c)||(i===null?i=[0]:i.push(0),
r++));var u=a===r;if(!u){return i===null?i=[0]:i.push(0),r++,we.errors=i,!1;break}}if(u)for(let c of Object.keys(f)){let a=f[c],v=r;if(typeof a!="string"&&!(typeof a==
"number"&&isFinite(a))&&typeof a!="boolean")return we.errors=[0],!1;var t=v===r;if(!t)break}}else return we.errors=[0],!1;var s=m===r}else var s=!0;if(s)if(e.lifetime!==
void 0&&o.call(e,"lifetime")){let f=r;g(e.lifetime,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=f===r}else var s=!0}}}}}}}}}else return we.errors=
[0],!1;return we.errors=i,r===0}function Ne(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.token_url===void 0||!o.call(e,"token_url"))&&(t="token_url"))return Ne.
errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="token_url"||l==="client_id"||l==="client_secret"||l==="assertion"||l==="scope"||l==="form"||l==="cl\
ient_auth")){return Ne.errors=[0],!1;break}if(n===r){if(e.token_url!==void 0&&o.call(e,"token_url")){let l=r;I(e.token_url,0)||(i=i===null?I.errors:i.concat(I.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.client_id!==void 0&&o.call(e,"client_id")){let l=r;I(e.client_id,0)||(i=i===null?I.errors:i.concat(I.errors),r=
i.length);var s=l===r}else var s=!0;if(s){if(e.client_secret!==void 0&&o.call(e,"client_secret")){let l=r;V(e.client_secret,0)||(i=i===null?V.errors:i.concat(V.
errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.assertion!==void 0&&o.call(e,"assertion")){let l=r;we(e.assertion,0)||(i=i===null?we.errors:i.concat(we.
errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.scope!==void 0&&o.call(e,"scope")){let l=e.scope,f=r;if(r===f)if(typeof l=="string"){if(Z(l)<1)return Ne.
errors=[0],!1}else return Ne.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.form!==void 0&&o.call(e,"form")){let l=e.form,f=r;if(r===f)if(l&&typeof l=="obje\
ct"&&!Array.isArray(l))for(let d of Object.keys(l)){let c=r;if(typeof l[d]!="string")return Ne.errors=[0],!1;var u=c===r;if(!u)break}else return Ne.errors=[0],!1;
var s=f===r}else var s=!0;if(s){if(e.client_auth!==void 0&&o.call(e,"client_auth")){let l=e.client_auth,f=r;if(!(l==="basic"||l==="body"))return Ne.errors=[0],!1;
var s=f===r}else var s=!0;if(s&&C({client_secret:{with:["client_id","client_auth"],required:["client_id"]},assertion:{}},e).length!==0)return Ne.errors=[0],!1}}}}}}}}}else
return Ne.errors=[0],!1;return Ne.errors=i,r===0}var cs=new RegExp("^[^\\[\\]\\s]+$","u");function cr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.region===void 0||!o.call(
e,"region"))&&(u="region")||(e.service===void 0||!o.call(e,"service"))&&(u="service"))return cr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="reg\
ion"||n==="service"||n==="access_key"||n==="secret_key"||n==="session_token"||n==="keys_file"||n==="profile")){return cr.errors=[0],!1;break}if(t===r){if(e.region!==
void 0&&o.call(e,"region")){let n=r;I(e.region,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.service!==void 0&&o.
call(e,"service")){let n=r;I(e.service,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.access_key!==void 0&&o.call(
e,"access_key")){let n=r;I(e.access_key,0)||(i=i===null?I.errors:i.concat(I.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.secret_key!==void 0&&o.call(
e,"secret_key")){let n=r;V(e.secret_key,0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.session_token!==void 0&&o.call(
e,"session_token")){let n=r;V(e.session_token,0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.keys_file!==void 0&&o.
call(e,"keys_file")){let n=r;T(e.keys_file,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.profile!==void 0&&o.call(
e,"profile")){let n=e.profile,l=r;if(r===l)if(typeof n=="string"){if(!cs.test(n))return cr.errors=[0],!1}else return cr.errors=[0],!1;var s=l===r}else var s=!0;
if(s&&C({access_key:{with:["secret_key","session_token"],required:["secret_key"]},keys_file:{with:["profile"]}},e).length!==0)return cr.errors=[0],!1}}}}}}}}}else
return cr.errors=[0],!1;return cr.errors=i,r===0}function _r(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.
keys(e))if(!(t==="header"||t==="scheme"||t==="secret"||t==="token_file"||t==="jwt"||t==="oauth2"||t==="sigv4")){return _r.errors=[0],!1;break}if(u===r){if(e.header!==
void 0&&o.call(e,"header")){let t=r;q(e.header,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(
e,"scheme")){let t=r;Or(e.scheme,0)||(i=i===null?Or.errors:i.concat(Or.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.secret!==void 0&&o.call(e,"secre\
t")){let t=r;V(e.secret,0)||(i=i===null?V.errors:i.concat(V.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.token_file!==void 0&&o.call(e,"token_file")){
let t=r;T(e.token_file,0)||(i=i===null?T.errors:i.concat(T.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.jwt!==void 0&&o.call(e,"jwt")){let t=r;we(e.
jwt,0)||(i=i===null?we.errors:i.concat(we.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.oauth2!==void 0&&o.call(e,"oauth2")){let t=r;Ne(e.oauth2,0)||
(i=i===null?Ne.errors:i.concat(Ne.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.sigv4!==void 0&&o.call(e,"sigv4")){let t=r;cr(e.sigv4,0)||(i=i===null?
cr.errors:i.concat(cr.errors),r=i.length);var s=t===r}else var s=!0;if(s&&C({secret:{with:["header","scheme"],required:["header"]},token_file:{with:["header","s\
cheme"]},jwt:{with:["header","scheme"]},oauth2:{with:["header","scheme"]},sigv4:{}},e).length!==0)return _r.errors=[0],!1}}}}}}}}else return _r.errors=[0],!1;return _r.
errors=i,r===0}function kr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="url"||t==="auth"||
t==="weight")){return kr.errors=[0],!1;break}if(u===r){if(e.url!==void 0&&o.call(e,"url")){let t=r;Te(e.url,0)||(i=i===null?Te.errors:i.concat(Te.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.auth!==void 0&&o.call(e,"auth")){let t=r;_r(e.auth,0)||(i=i===null?_r.errors:i.concat(_r.errors),r=i.length);var s=t===r}else
var s=!0;if(s)if(e.weight!==void 0&&o.call(e,"weight")){let t=e.weight,n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return kr.errors=[0],!1;if(r===
n&&typeof t=="number"&&isFinite(t)){if(t>1e3||isNaN(t))return kr.errors=[0],!1;if(t<0||isNaN(t))return kr.errors=[0],!1}var s=n===r}else var s=!0}}}else return kr.
errors=[0],!1;return kr.errors=i,r===0}function de(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="failures"||t==="ratio"||t==="r\
equests"||t==="window"||t==="open"||t==="slow"||t==="longest")){return de.errors=[0],!1;break}if(u===r){if(e.failures!==void 0&&o.call(e,"failures")){let t=e.failures,
n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)))return de.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t))return de.errors=
[0],!1;if(t<1||isNaN(t))return de.errors=[0],!1}var s=n===r}else var s=!0;if(s){if(e.ratio!==void 0&&o.call(e,"ratio")){let t=e.ratio,n=r;if(!(typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)))return de.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>100||isNaN(t))return de.errors=[0],!1;if(t<1||isNaN(t))return de.
errors=[0],!1}var s=n===r}else var s=!0;if(s){if(e.requests!==void 0&&o.call(e,"requests")){let t=e.requests,n=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)))return de.errors=[0],!1;if(r===n&&typeof t=="number"&&isFinite(t)){if(t>1e6||isNaN(t))return de.errors=[0],!1;if(t<1||isNaN(t))return de.errors=[0],!1}var s=n===
r}else var s=!0;if(s){if(e.window!==void 0&&o.call(e,"window")){let t=r;g(e.window,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.open!==void 0&&o.call(e,"open")){let t=r;g(e.open,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.slow!==
void 0&&o.call(e,"slow")){let t=r;g(e.slow,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.longest!==void 0&&o.call(
e,"longest")){let t=r;g(e.longest,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0}}}}}}}else return de.errors=[0],!1;return de.
errors=i,r===0}function yi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="connect"||t==="headers"||t==="\
idle")){return yi.errors=[0],!1;break}if(u===r){if(e.connect!==void 0&&o.call(e,"connect")){let t=r;g(e.connect,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let t=r;g(e.headers,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);
var s=t===r}else var s=!0;if(s)if(e.idle!==void 0&&o.call(e,"idle")){let t=r;g(e.idle,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0}}}else
return yi.errors=[0],!1;return yi.errors=i,r===0}function ie(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l=r;for(let f of Object.
keys(e))if(!o.call(ls.properties,f)){return ie.errors=[0],!1;break}if(l===r){if(e.url!==void 0&&o.call(e,"url")){let f=r;Te(e.url,0)||(i=i===null?Te.errors:i.concat(
Te.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.targets!==void 0&&o.call(e,"targets")){let f=e.targets,m=r;if(r===m)if(f&&typeof f=="object"&&!Array.
isArray(f)){if(Object.keys(f).length<1)return ie.errors=[0],!1;for(let c of Object.keys(f)){let a=r;p(c,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);
var u=a===r;if(!u){return i===null?i=[0]:i.push(0),r++,ie.errors=i,!1;break}}if(u)for(let c of Object.keys(f)){let a=r;kr(f[c],0)||(i=i===null?kr.errors:i.concat(
kr.errors),r=i.length);var t=a===r;if(!t)break}}else return ie.errors=[0],!1;var s=m===r}else var s=!0;if(s){if(e.move_on!==void 0&&o.call(e,"move_on")){let f=e.
move_on,m=r;if(r===m)if(Array.isArray(f)){var n=!0;let c=f.length;for(let a=0;a<c;a++){let v=f[a],_=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return ie.
errors=[0],!1;if(r===_&&typeof v=="number"&&isFinite(v)){if(v>599||isNaN(v))return ie.errors=[0],!1;if(v<400||isNaN(v))return ie.errors=[0],!1}var n=_===r;if(!n)
break}if(n){let a=f.length,v;if(a>1){let _={};for(;a--;){let y=f[a];if(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)){if(typeof _[y]=="number"){return v=_[y],
ie.errors=[0],!1;break}_[y]=a}}}}}else return ie.errors=[0],!1;var s=m===r}else var s=!0;if(s){if(e.health!==void 0&&o.call(e,"health")){let f=r;de(e.health,0)||
(i=i===null?de.errors:i.concat(de.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.optional!==void 0&&o.call(e,"optional")){let f=r;if(typeof e.optional!=
"boolean")return ie.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.auth!==void 0&&o.call(e,"auth")){let f=r;_r(e.auth,0)||(i=i===null?_r.errors:i.concat(_r.
errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.timeout!==void 0&&o.call(e,"timeout")){let f=r;yi(e.timeout,0)||(i=i===null?yi.errors:i.concat(yi.errors),
r=i.length);var s=f===r}else var s=!0;if(s){if(e.connections!==void 0&&o.call(e,"connections")){let f=e.connections,m=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(
f)&&isFinite(f)))return ie.errors=[0],!1;if(r===m&&typeof f=="number"&&isFinite(f)){if(f>1e6||isNaN(f))return ie.errors=[0],!1;if(f<1||isNaN(f))return ie.errors=
[0],!1}var s=m===r}else var s=!0;if(s)if(e.credential_refused!==void 0&&o.call(e,"credential_refused")){let f=e.credential_refused,m=r;if(!(f==="upstream_failed\
_on_401"||f==="upstream_failed"||f==="pass_on"))return ie.errors=[0],!1;var s=m===r}else var s=!0}}}}}}}}}else return ie.errors=[0],!1;return ie.errors=i,r===0}function ge(e){let i=null,r=0;return typeof e!="string"?(ge.errors=[0],!1):e==="second"||e==="million_tokens"||e==="request"||e==="image"||e==="character"||e===
"million_characters"||e==="byte"||e==="million_bytes"||e==="currency"?(ge.errors=i,r===0):(ge.errors=[0],!1)}var Pi={validate:Yr};function Yr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Yr.errors=[0],!1;if(r===0){if(typeof e==
"string"&&!Ci.test(e))return Yr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Yr.errors=[0],!1;for(let u of Object.
keys(e)){let t=r;Pi.validate(e[u],0)||(i=i===null?Pi.validate.errors:i.concat(Pi.validate.errors),r=i.length);var s=t===r;if(!s)break}}}return Yr.errors=i,r===0}
function jr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.unit===void 0||!o.call(e,"unit"))&&(t="unit")||(e.by===void 0||!o.
call(e,"by"))&&(t="by")||(e.table===void 0||!o.call(e,"table"))&&(t="table"))return jr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="unit"||l==="\
by"||l==="table")){return jr.errors=[0],!1;break}if(n===r){if(e.unit!==void 0&&o.call(e,"unit")){let l=r;ge(e.unit,0)||(i=i===null?ge.errors:i.concat(ge.errors),
r=i.length);var s=l===r}else var s=!0;if(s){if(e.by!==void 0&&o.call(e,"by")){let l=e.by,f=r;if(r===f)if(Array.isArray(l)){var u=!0;let d=l.length;for(let c=0;c<
d;c++){let a=r;p(l[c],0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var u=a===r;if(!u)break}if(u){let c=l.length,a;if(c>1){e:for(;c--;)for(a=c;a--;)if(D(
l[c],l[a])){return jr.errors=[0],!1;break e}}}}else return jr.errors=[0],!1;var s=f===r}else var s=!0;if(s)if(e.table!==void 0&&o.call(e,"table")){let l=r;Yr(e.
table,0)||(i=i===null?Yr.errors:i.concat(Yr.errors),r=i.length);var s=l===r}else var s=!0}}}}else return jr.errors=[0],!1;return jr.errors=i,r===0}var as=new RegExp("^[A-Za-z0-9][A-Za-z0-9._/:@-]*$","u");function oe(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!as.test(e))return oe.errors=[0],!1}else
return oe.errors=[0],!1;return oe.errors=i,r===0}function Rr(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Rr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!ji.test(e))return Rr.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return Rr.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;p(e[t],0)||(i=i===null?p.errors:i.concat(
p.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(D(e[t],e[n])){return Rr.errors=[0],!1;break e}}}}}}return Rr.
errors=i,r===0}var Ki=new RegExp("^[!-~]+$","u");function ar(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return ar.errors=[0],!1;if(r===
0){if(typeof e=="string"&&!Ki.test(e))return ar.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ar.errors=[0],
!1;for(let t of Object.keys(e)){let n=r;p(t,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,ar.errors=
i,!1;break}}if(s)for(let t of Object.keys(e)){let n=e[t],l=r;if(r===l)if(typeof n=="string"){if(!Ki.test(n))return ar.errors=[0],!1}else return ar.errors=[0],!1;
var u=l===r;if(!u)break}}}return ar.errors=i,r===0}var ps=new RegExp("^[a-z][a-z0-9_]*(/[a-z][a-z0-9_]*)?$","u");function Tr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Tr.
errors=[0],!1;if(r===0){if(typeof e=="string"&&!ji.test(e))return Tr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<
1)return Tr.errors=[0],!1;for(let t of Object.keys(e)){let n=r;r===n&&(typeof t=="string"?ps.test(t)||(i===null?i=[0]:i.push(0),r++):(i===null?i=[0]:i.push(0),r++));
var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,Tr.errors=i,!1;break}}if(s)for(let t of Object.keys(e)){let n=r;p(e[t],0)||(i=i===null?p.errors:i.concat(
p.errors),r=i.length);var u=n===r;if(!u)break}}}return Tr.errors=i,r===0}function W(e){return W.errors=null,!0}function ae(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if((e.type===void 0||!o.call(e,"\
type"))&&(m="type")||(e.upstream===void 0||!o.call(e,"upstream"))&&(m="upstream"))return ae.errors=[0],!1;{let d=r;for(let c of Object.keys(e))if(!(c==="type"||
c==="upstream"||c==="as"||c==="price"||c==="cost"||c==="defaults"||c==="limits"||c==="card")){return ae.errors=[0],!1;break}if(d===r){if(e.type!==void 0&&o.call(
e,"type")){let c=r;p(e.type,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){
let c=r;Rr(e.upstream,0)||(i=i===null?Rr.errors:i.concat(Rr.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.as!==void 0&&o.call(e,"as")){let c=r;ar(e.as,
0)||(i=i===null?ar.errors:i.concat(ar.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.price!==void 0&&o.call(e,"price")){let c=r;p(e.price,0)||(i=i===null?
p.errors:i.concat(p.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.cost!==void 0&&o.call(e,"cost")){let c=r;Tr(e.cost,0)||(i=i===null?Tr.errors:i.concat(
Tr.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.defaults!==void 0&&o.call(e,"defaults")){let c=e.defaults,a=r;if(r===a)if(c&&typeof c=="object"&&!Array.
isArray(c)){for(let _ of Object.keys(c)){let y=r;p(_,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var u=y===r;if(!u){return i===null?i=[0]:i.push(0),
r++,ae.errors=i,!1;break}}if(u)for(let _ of Object.keys(c)){let y=c[_],k=r;if(typeof y!="string"&&!(typeof y=="number"&&isFinite(y))&&typeof y!="boolean")return ae.
errors=[0],!1;var t=k===r;if(!t)break}}else return ae.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.limits!==void 0&&o.call(e,"limits")){let c=e.limits,a=r;
if(r===a)if(c&&typeof c=="object"&&!Array.isArray(c)){for(let _ of Object.keys(c)){let y=r;p(_,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var n=y===
r;if(!n){return i===null?i=[0]:i.push(0),r++,ae.errors=i,!1;break}}if(n)for(let _ of Object.keys(c)){let y=c[_],k=r;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&
isFinite(y)))return ae.errors=[0],!1;if(r===k&&typeof y=="number"&&isFinite(y)){if(y>1e9||isNaN(y))return ae.errors=[0],!1;if(y<1||isNaN(y))return ae.errors=[0],
!1}var l=k===r;if(!l)break}}else return ae.errors=[0],!1;var s=a===r}else var s=!0;if(s)if(e.card!==void 0&&o.call(e,"card")){let c=e.card,a=r;if(r===a)if(c&&typeof c==
"object"&&!Array.isArray(c))for(let _ of Object.keys(c)){let y=r;W(c[_],0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var f=y===r;if(!f)break}else return ae.
errors=[0],!1;var s=a===r}else var s=!0}}}}}}}}}else return ae.errors=[0],!1;return ae.errors=i,r===0}function R(e){return R.errors=null,!0}var ds=new RegExp("^[^\\r\\n]+$","u");function Sr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t===
"event"||t==="data")){return Sr.errors=[0],!1;break}if(u===r){if(e.event!==void 0&&o.call(e,"event")){let t=e.event,n=r;if(r===n)if(typeof t=="string"){if(!ds.test(
t))return Sr.errors=[0],!1}else return Sr.errors=[0],!1;var s=n===r}else var s=!0;if(s)if(e.data!==void 0&&o.call(e,"data")){let t=r;R(e.data,0)||(i=i===null?R.
errors:i.concat(R.errors),r=i.length);var s=t===r}else var s=!0}}else return Sr.errors=[0],!1;return Sr.errors=i,r===0}function Ge(e){let i=null,r=0;return typeof e!="string"?(Ge.errors=[0],!1):e==="invalid_request"||e==="unsupported_media_type"||e==="body_too_large"||e==="unaut\
henticated"||e==="account_suspended"||e==="insufficient_funds"||e==="model_not_found"||e==="task_not_found"||e==="resource_not_found"||e==="route_not_found"||e===
"method_not_allowed"||e==="conflict"||e==="idempotency_mismatch"||e==="request_timeout"||e==="upstream_failed"||e==="upstream_timeout"||e==="upstream_off"||e===
"overloaded"||e==="rate_limited"||e==="spend_limited"||e==="internal"?(Ge.errors=i,r===0):(Ge.errors=[0],!1)}function Je(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let n=r;for(let l of Object.keys(e))if(!(l==="data"||l==="codes")){return Je.errors=[0],!1;break}if(n===r){if(e.data!==void 0&&o.call(
e,"data")){let l=r;R(e.data,0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.codes!==void 0&&o.call(e,"codes")){let l=e.
codes,f=r;if(r===f)if(l&&typeof l=="object"&&!Array.isArray(l)){for(let d of Object.keys(l)){let c=r;Ge(d,0)||(i=i===null?Ge.errors:i.concat(Ge.errors),r=i.length);
var u=c===r;if(!u){return i===null?i=[0]:i.push(0),r++,Je.errors=i,!1;break}}if(u)for(let d of Object.keys(l)){let c=l[d],a=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c)))return Je.errors=[0],!1;if(r===a&&typeof c=="number"&&isFinite(c)){if(c>4999||isNaN(c))return Je.errors=[0],!1;if(c<1e3||isNaN(c))return Je.errors=
[0],!1}var t=a===r;if(!t)break}}else return Je.errors=[0],!1;var s=f===r}else var s=!0}}else return Je.errors=[0],!1;return Je.errors=i,r===0}var ms={type:"obje\
ct",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/error_words"},unsupported_media_type:{$ref:"#/definitions/error_words"},body_too_large:{
$ref:"#/definitions/error_words"},unauthenticated:{$ref:"#/definitions/error_words"},account_suspended:{$ref:"#/definitions/error_words"},insufficient_funds:{$ref:"\
#/definitions/error_words"},not_found:{$ref:"#/definitions/error_words"},model_not_found:{$ref:"#/definitions/error_words"},task_not_found:{$ref:"#/definitions/\
error_words"},resource_not_found:{$ref:"#/definitions/error_words"},route_not_found:{$ref:"#/definitions/error_words"},method_not_allowed:{$ref:"#/definitions/e\
rror_words"},conflict:{$ref:"#/definitions/error_words"},idempotency_mismatch:{$ref:"#/definitions/error_words"},request_timeout:{$ref:"#/definitions/error_word\
s"},upstream_failed:{$ref:"#/definitions/error_words"},upstream_timeout:{$ref:"#/definitions/error_words"},upstream_off:{$ref:"#/definitions/error_words"},overloaded:{
$ref:"#/definitions/error_words"},rate_limited:{$ref:"#/definitions/error_words"},spend_limited:{$ref:"#/definitions/error_words"},internal:{$ref:"#/definitions\
/error_words"}}};function j(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return j.errors=[0],!1;if(r===0){if(typeof e=="string"&&Z(e)<1)return j.
errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return j.errors=[0],!1;for(let t of Object.keys(e)){let n=r;p(t,0)||
(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,j.errors=i,!1;break}}if(s)for(let t of Object.keys(e)){
let n=e[t],l=r;if(typeof n!="string"&&!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null)return j.errors=[0],!1;var u=l===r;if(!u)break}}}return j.
errors=i,r===0}function vi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!o.call(ms.properties,
t)){return vi.errors=[0],!1;break}if(u===r){if(e.invalid_request!==void 0&&o.call(e,"invalid_request")){let t=r;j(e.invalid_request,0)||(i=i===null?j.errors:i.concat(
j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.unsupported_media_type!==void 0&&o.call(e,"unsupported_media_type")){let t=r;j(e.unsupported_media_type,
0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let t=r;j(e.body_too_large,
0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let t=r;j(e.
unauthenticated,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.account_suspended!==void 0&&o.call(e,"account_suspe\
nded")){let t=r;j(e.account_suspended,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&
o.call(e,"insufficient_funds")){let t=r;j(e.insufficient_funds,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.not_found!==
void 0&&o.call(e,"not_found")){let t=r;j(e.not_found,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.model_not_found!==
void 0&&o.call(e,"model_not_found")){let t=r;j(e.model_not_found,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.task_not_found!==
void 0&&o.call(e,"task_not_found")){let t=r;j(e.task_not_found,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.resource_not_found!==
void 0&&o.call(e,"resource_not_found")){let t=r;j(e.resource_not_found,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
route_not_found!==void 0&&o.call(e,"route_not_found")){let t=r;j(e.route_not_found,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.method_not_allowed!==void 0&&o.call(e,"method_not_allowed")){let t=r;j(e.method_not_allowed,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.conflict!==void 0&&o.call(e,"conflict")){let t=r;j(e.conflict,0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else
var s=!0;if(s){if(e.idempotency_mismatch!==void 0&&o.call(e,"idempotency_mismatch")){let t=r;j(e.idempotency_mismatch,0)||(i=i===null?j.errors:i.concat(j.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.request_timeout!==void 0&&o.call(e,"request_timeout")){let t=r;j(e.request_timeout,0)||(i=i===null?j.errors:i.concat(
j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let t=r;j(e.upstream_failed,0)||(i=i===null?j.
errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let t=r;j(e.upstream_timeout,
0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let t=r;j(e.upstream_off,
0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let t=r;j(e.overloaded,
0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.rate_limited!==void 0&&o.call(e,"rate_limited")){let t=r;j(e.rate_limited,
0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.spend_limited!==void 0&&o.call(e,"spend_limited")){let t=r;j(e.spend_limited,
0)||(i=i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let t=r;j(e.internal,0)||(i=
i===null?j.errors:i.concat(j.errors),r=i.length);var s=t===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}}else return vi.errors=[0],!1;return vi.errors=i,r===0}function wr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return wr.errors=[0],!1;for(let t of Object.keys(
e)){let n=r;Ge(t,0)||(i=i===null?Ge.errors:i.concat(Ge.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,wr.errors=i,!1;break}}if(s)for(let t of Object.
keys(e)){let n=e[t],l=r;if(r===l)if(typeof n=="string"){if(Z(n)<1)return wr.errors=[0],!1}else return wr.errors=[0],!1;var u=l===r;if(!u)break}}else return wr.errors=
[0],!1;return wr.errors=i,r===0}var ys={type:"object",additionalProperties:!1,properties:{invalid_request:{$ref:"#/definitions/status"},unsupported_media_type:{
$ref:"#/definitions/status"},body_too_large:{$ref:"#/definitions/status"},unauthenticated:{$ref:"#/definitions/status"},account_suspended:{$ref:"#/definitions/s\
tatus"},insufficient_funds:{$ref:"#/definitions/status"},model_not_found:{$ref:"#/definitions/status"},task_not_found:{$ref:"#/definitions/status"},resource_not_found:{
$ref:"#/definitions/status"},route_not_found:{$ref:"#/definitions/status"},method_not_allowed:{$ref:"#/definitions/status"},conflict:{$ref:"#/definitions/status"},
idempotency_mismatch:{$ref:"#/definitions/status"},request_timeout:{$ref:"#/definitions/status"},upstream_failed:{$ref:"#/definitions/status"},upstream_timeout:{
$ref:"#/definitions/status"},upstream_off:{$ref:"#/definitions/status"},overloaded:{$ref:"#/definitions/status"},rate_limited:{$ref:"#/definitions/status"},spend_limited:{
$ref:"#/definitions/status"},internal:{$ref:"#/definitions/status"}}};function A(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return A.errors=[0],!1;if(r===0&&typeof e=="number"&&isFinite(e)){if(e>599||
isNaN(e))return A.errors=[0],!1;if(e<400||isNaN(e))return A.errors=[0],!1}return A.errors=i,r===0}function _i(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!o.call(ys.properties,t)){return _i.errors=[0],!1;break}if(u===r){if(e.invalid_request!==void 0&&o.call(
e,"invalid_request")){let t=r;A(e.invalid_request,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.unsupported_media_type!==
void 0&&o.call(e,"unsupported_media_type")){let t=r;A(e.unsupported_media_type,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;
if(s){if(e.body_too_large!==void 0&&o.call(e,"body_too_large")){let t=r;A(e.body_too_large,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else
var s=!0;if(s){if(e.unauthenticated!==void 0&&o.call(e,"unauthenticated")){let t=r;A(e.unauthenticated,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.account_suspended!==void 0&&o.call(e,"account_suspended")){let t=r;A(e.account_suspended,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.insufficient_funds!==void 0&&o.call(e,"insufficient_funds")){let t=r;A(e.insufficient_funds,0)||(i=i===null?A.errors:
i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.model_not_found!==void 0&&o.call(e,"model_not_found")){let t=r;A(e.model_not_found,0)||(i=i===
null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.task_not_found!==void 0&&o.call(e,"task_not_found")){let t=r;A(e.task_not_found,
0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.resource_not_found!==void 0&&o.call(e,"resource_not_found")){let t=r;
A(e.resource_not_found,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.route_not_found!==void 0&&o.call(e,"route_no\
t_found")){let t=r;A(e.route_not_found,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.method_not_allowed!==void 0&&
o.call(e,"method_not_allowed")){let t=r;A(e.method_not_allowed,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.conflict!==
void 0&&o.call(e,"conflict")){let t=r;A(e.conflict,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.idempotency_mismatch!==
void 0&&o.call(e,"idempotency_mismatch")){let t=r;A(e.idempotency_mismatch,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.request_timeout!==void 0&&o.call(e,"request_timeout")){let t=r;A(e.request_timeout,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===r}else
var s=!0;if(s){if(e.upstream_failed!==void 0&&o.call(e,"upstream_failed")){let t=r;A(e.upstream_failed,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.upstream_timeout!==void 0&&o.call(e,"upstream_timeout")){let t=r;A(e.upstream_timeout,0)||(i=i===null?A.errors:i.concat(A.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.upstream_off!==void 0&&o.call(e,"upstream_off")){let t=r;A(e.upstream_off,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.overloaded!==void 0&&o.call(e,"overloaded")){let t=r;A(e.overloaded,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.rate_limited!==void 0&&o.call(e,"rate_limited")){let t=r;A(e.rate_limited,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.spend_limited!==void 0&&o.call(e,"spend_limited")){let t=r;A(e.spend_limited,0)||(i=i===null?A.errors:i.concat(
A.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.internal!==void 0&&o.call(e,"internal")){let t=r;A(e.internal,0)||(i=i===null?A.errors:i.concat(A.errors),
r=i.length);var s=t===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}else return _i.errors=[0],!1;return _i.errors=i,r===0}function pr(e){let i=null,r=0;if(r===0)if(e&&typeof e==
"object"&&!Array.isArray(e)){let n;if((e.body===void 0||!o.call(e,"body"))&&(n="body")||(e.names===void 0||!o.call(e,"names"))&&(n="names"))return pr.errors=[0],
!1;{let l=r;for(let f of Object.keys(e))if(!(f==="headers"||f==="body"||f==="stream"||f==="websocket"||f==="names"||f==="messages"||f==="statuses")){return pr.errors=
[0],!1;break}if(l===r){if(e.headers!==void 0&&o.call(e,"headers")){let f=e.headers,m=r;if(r===m)if(f&&typeof f=="object"&&!Array.isArray(f)){for(let d of Object.
keys(f)){let c=r;q(d,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=c===r;if(!s){return i===null?i=[0]:i.push(0),r++,pr.errors=i,!1;break}}if(s)for(let d of Object.
keys(f)){let c=r;if(typeof f[d]!="string")return pr.errors=[0],!1;var u=c===r;if(!u)break}}else return pr.errors=[0],!1;var t=m===r}else var t=!0;if(t){if(e.body!==
void 0&&o.call(e,"body")){let f=r;R(e.body,0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);var t=f===r}else var t=!0;if(t){if(e.stream!==void 0&&o.call(
e,"stream")){let f=r;Sr(e.stream,0)||(i=i===null?Sr.errors:i.concat(Sr.errors),r=i.length);var t=f===r}else var t=!0;if(t){if(e.websocket!==void 0&&o.call(e,"we\
bsocket")){let f=r;Je(e.websocket,0)||(i=i===null?Je.errors:i.concat(Je.errors),r=i.length);var t=f===r}else var t=!0;if(t){if(e.names!==void 0&&o.call(e,"names")){
let f=r;vi(e.names,0)||(i=i===null?vi.errors:i.concat(vi.errors),r=i.length);var t=f===r}else var t=!0;if(t){if(e.messages!==void 0&&o.call(e,"messages")){let f=r;
wr(e.messages,0)||(i=i===null?wr.errors:i.concat(wr.errors),r=i.length);var t=f===r}else var t=!0;if(t)if(e.statuses!==void 0&&o.call(e,"statuses")){let f=r;_i(
e.statuses,0)||(i=i===null?_i.errors:i.concat(_i.errors),r=i.length);var t=f===r}else var t=!0}}}}}}}}else return pr.errors=[0],!1;return pr.errors=i,r===0}var vs={
type:"object",additionalProperties:!1,required:["prefix","auth","envelope","forward"],properties:{prefix:{$ref:"#/definitions/prefixes"},auth:{type:"array",items:{
$ref:"#/definitions/auth"},minItems:1},envelope:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/interface_forward"},idempotency:{$ref:"#/definitions/id\
empotency"},request_id:{$ref:"#/definitions/header_name"},limit_headers:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/header_name"},additionalProperties:{
type:"string",minLength:1}},log_headers:{type:"array",items:{$ref:"#/definitions/header_name"},minItems:1,uniqueItems:!0},cors:{$ref:"#/definitions/cors"}}};function Br(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Br.errors=[0],!1;if(r===0){if(typeof e=="string"&&!Oi.test(e))return Br.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return Br.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;Me(e[t],0)||(i=i===null?Me.errors:i.concat(
Me.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(D(e[t],e[n])){return Br.errors=[0],!1;break e}}}}}}return Br.
errors=i,r===0}var _s=new RegExp("^[^\\s&=#?/]+$","u");function x(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!_s.test(e))return x.errors=[0],!1}else return x.errors=
[0],!1;return x.errors=i,r===0}function ri(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t===
"header"||t==="scheme"||t==="query")){return ri.errors=[0],!1;break}if(u===r){if(e.header!==void 0&&o.call(e,"header")){let t=r;q(e.header,0)||(i=i===null?q.errors:
i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.scheme!==void 0&&o.call(e,"scheme")){let t=r;Or(e.scheme,0)||(i=i===null?Or.errors:i.concat(
Or.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let t=r;x(e.query,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.
length);var s=t===r}else var s=!0;if(s&&C({header:{with:["scheme"]},query:{}},e).length!==0)return ri.errors=[0],!1}}}}else return ri.errors=[0],!1;return ri.errors=
i,r===0}function Qe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.headers===void 0||!o.call(e,"headers"))&&(n="headers")||(e.query===
void 0||!o.call(e,"query"))&&(n="query"))return Qe.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="headers"||f==="query")){return Qe.errors=[0],!1;
break}if(l===r){if(e.headers!==void 0&&o.call(e,"headers")){let f=e.headers,m=r;if(r===m)if(Array.isArray(f)){var s=!0;let d=f.length;for(let c=0;c<d;c++){let a=r;
q(f[c],0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=a===r;if(!s)break}if(s){let c=f.length,a;if(c>1){e:for(;c--;)for(a=c;a--;)if(D(f[c],f[a])){
return Qe.errors=[0],!1;break e}}}}else return Qe.errors=[0],!1;var u=m===r}else var u=!0;if(u)if(e.query!==void 0&&o.call(e,"query")){let f=e.query,m=r;if(r===
m)if(Array.isArray(f)){var t=!0;let c=f.length;for(let a=0;a<c;a++){let v=r;x(f[a],0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var t=v===r;if(!t)break}
if(t){let a=f.length,v;if(a>1){e:for(;a--;)for(v=a;v--;)if(D(f[a],f[v])){return Qe.errors=[0],!1;break e}}}}else return Qe.errors=[0],!1;var u=m===r}else var u=!0}}}else
return Qe.errors=[0],!1;return Qe.errors=i,r===0}function ii(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.header===void 0||!o.call(e,"header"))&&(u="header"))return ii.errors=
[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="header"||n==="keep")){return ii.errors=[0],!1;break}if(t===r){if(e.header!==void 0&&o.call(e,"header")){let n=r;
q(e.header,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.keep!==void 0&&o.call(e,"keep")){let n=r;g(e.keep,0)||(i=
i===null?g.errors:i.concat(g.errors),r=i.length);var s=n===r}else var s=!0}}}else return ii.errors=[0],!1;return ii.errors=i,r===0}var hs=new RegExp("^\\*$","u");var gs=new RegExp("^[a-z][a-z0-9+.-]*://([a-z0-9._-]+|\\[[0-9a-f:.]+\\])(:[0-9]{1,5})?$","u");function hi(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!gs.
test(e))return hi.errors=[0],!1}else return hi.errors=[0],!1;return hi.errors=i,r===0}function Kr(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Kr.
errors=[0],!1;if(r===0){if(typeof e=="string"&&!hs.test(e))return Kr.errors=[0],!1;if(r===0&&Array.isArray(e)){if(e.length<1)return Kr.errors=[0],!1;{var s=!0;let u=e.
length;for(let t=0;t<u;t++){let n=r;hi(e[t],0)||(i=i===null?hi.errors:i.concat(hi.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)
for(n=t;n--;)if(D(e[t],e[n])){return Kr.errors=[0],!1;break e}}}}}}return Kr.errors=i,r===0}function Oe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let n;if((e.origins===void 0||!o.call(e,"origins"))&&(n="origins"))return Oe.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="origins"||
f==="headers"||f==="expose"||f==="max_age")){return Oe.errors=[0],!1;break}if(l===r){if(e.origins!==void 0&&o.call(e,"origins")){let f=r;Kr(e.origins,0)||(i=i===
null?Kr.errors:i.concat(Kr.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let f=e.headers,m=r;if(r===m)if(Array.
isArray(f)){if(f.length<1)return Oe.errors=[0],!1;{var u=!0;let c=f.length;for(let a=0;a<c;a++){let v=r;q(f[a],0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);
var u=v===r;if(!u)break}if(u){let a=f.length,v;if(a>1){e:for(;a--;)for(v=a;v--;)if(D(f[a],f[v])){return Oe.errors=[0],!1;break e}}}}}else return Oe.errors=[0],!1;
var s=m===r}else var s=!0;if(s){if(e.expose!==void 0&&o.call(e,"expose")){let f=e.expose,m=r;if(r===m)if(Array.isArray(f)){if(f.length<1)return Oe.errors=[0],!1;
{var t=!0;let c=f.length;for(let a=0;a<c;a++){let v=r;q(f[a],0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var t=v===r;if(!t)break}if(t){let a=f.length,
v;if(a>1){e:for(;a--;)for(v=a;v--;)if(D(f[a],f[v])){return Oe.errors=[0],!1;break e}}}}}else return Oe.errors=[0],!1;var s=m===r}else var s=!0;if(s)if(e.max_age!==
void 0&&o.call(e,"max_age")){let f=r;g(e.max_age,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=f===r}else var s=!0}}}}}else return Oe.errors=[0],
!1;return Oe.errors=i,r===0}function ue(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.prefix===void 0||!o.call(e,"prefix"))&&
(f="prefix")||(e.auth===void 0||!o.call(e,"auth"))&&(f="auth")||(e.envelope===void 0||!o.call(e,"envelope"))&&(f="envelope")||(e.forward===void 0||!o.call(e,"fo\
rward"))&&(f="forward"))return ue.errors=[0],!1;{let m=r;for(let d of Object.keys(e))if(!o.call(vs.properties,d)){return ue.errors=[0],!1;break}if(m===r){if(e.prefix!==
void 0&&o.call(e,"prefix")){let d=r;Br(e.prefix,0)||(i=i===null?Br.errors:i.concat(Br.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.auth!==void 0&&o.
call(e,"auth")){let d=e.auth,c=r;if(r===c)if(Array.isArray(d)){if(d.length<1)return ue.errors=[0],!1;{var u=!0;let v=d.length;for(let _=0;_<v;_++){let y=r;ri(d[_],
0)||(i=i===null?ri.errors:i.concat(ri.errors),r=i.length);var u=y===r;if(!u)break}}}else return ue.errors=[0],!1;var s=c===r}else var s=!0;if(s){if(e.envelope!==
void 0&&o.call(e,"envelope")){let d=r;p(e.envelope,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.forward!==void 0&&
o.call(e,"forward")){let d=r;Qe(e.forward,0)||(i=i===null?Qe.errors:i.concat(Qe.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.idempotency!==void 0&&o.
call(e,"idempotency")){let d=r;ii(e.idempotency,0)||(i=i===null?ii.errors:i.concat(ii.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.request_id!==void 0&&
o.call(e,"request_id")){let d=r;q(e.request_id,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=d===r}else var s=!0;if(s){if(e.limit_headers!==void 0&&
o.call(e,"limit_headers")){let d=e.limit_headers,c=r;if(r===c)if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length<1)return ue.errors=[0],!1;for(let v of Object.
keys(d)){let _=r;q(v,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var t=_===r;if(!t){return i===null?i=[0]:i.push(0),r++,ue.errors=i,!1;break}}if(t)for(let v of Object.
keys(d)){let _=d[v],y=r;if(r===y)if(typeof _=="string"){if(Z(_)<1)return ue.errors=[0],!1}else return ue.errors=[0],!1;var n=y===r;if(!n)break}}else return ue.errors=
[0],!1;var s=c===r}else var s=!0;if(s){if(e.log_headers!==void 0&&o.call(e,"log_headers")){let d=e.log_headers,c=r;if(r===c)if(Array.isArray(d)){if(d.length<1)return ue.
errors=[0],!1;{var l=!0;let v=d.length;for(let _=0;_<v;_++){let y=r;q(d[_],0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var l=y===r;if(!l)break}if(l){
let _=d.length,y;if(_>1){e:for(;_--;)for(y=_;y--;)if(D(d[_],d[y])){return ue.errors=[0],!1;break e}}}}}else return ue.errors=[0],!1;var s=c===r}else var s=!0;if(s)
if(e.cors!==void 0&&o.call(e,"cors")){let d=r;Oe(e.cors,0)||(i=i===null?Oe.errors:i.concat(Oe.errors),r=i.length);var s=d===r}else var s=!0}}}}}}}}}}else return ue.
errors=[0],!1;return ue.errors=i,r===0}var bs={type:"object",additionalProperties:!1,required:["unit","facts","hold"],properties:{unit:{$ref:"#/definitions/unit"},
facts:{type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/fact"}},hold:{},actual:{$ref:"#/definitions/actual"},counts:{
type:"object",propertyNames:{$ref:"#/definitions/name"},additionalProperties:{$ref:"#/definitions/count"}},charge:{$ref:"#/definitions/class_units"},without_usage:{
$ref:"#/definitions/without_usage"},text:{$ref:"#/definitions/pointers"},final:{$ref:"#/definitions/pointers"},failed:{$ref:"#/definitions/pointers"},together:{
type:"array",items:{$ref:"#/definitions/name"},minItems:2,uniqueItems:!0},tokens:{type:"array",items:{$ref:"#/definitions/name"},uniqueItems:!0},cap:{$ref:"#/de\
finitions/cap"}},"x-variants":{actual:{with:["cap"]},counts:{with:["together","charge","without_usage","text","final","failed","tokens","cap"],required:["charge"]}},
if:{required:["counts"]},then:{properties:{hold:{$ref:"#/definitions/class_units"}}},else:{properties:{hold:{$ref:"#/definitions/task_units"}}}};function le(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.cel===void 0||!o.call(e,"cel"))&&(s="cel"))return le.errors=[0],
!1;{let u=r;for(let t of Object.keys(e))if(t!=="cel"){return le.errors=[0],!1;break}if(u===r&&e.cel!==void 0&&o.call(e,"cel")){let t=e.cel;if(r===r)if(typeof t==
"string"){if(Z(t)<1)return le.errors=[0],!1}else return le.errors=[0],!1}}}else return le.errors=[0],!1;return le.errors=i,r===0}function xe(e){let i=null,r=0,s=r,
u=r;if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if((e.cel===void 0||!o.call(e,"cel"))&&(f="cel")){let m={};i===null?i=[m]:i.push(m),r++}else if(e.cel!==void 0&&
o.call(e,"cel")&&typeof e.cel!="string"){let m={};i===null?i=[m]:i.push(m),r++}}var t=u===r;if(t)return xe.errors=[0],!1;if(r=s,i!==null&&(s?i.length=s:i=null),
r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return xe.errors=[0],!1;for(let f of Object.keys(e)){let m=r;p(f,0)||(i=i===null?p.
errors:i.concat(p.errors),r=i.length);var n=m===r;if(!n){return i===null?i=[0]:i.push(0),r++,xe.errors=i,!1;break}}if(n)for(let f of Object.keys(e)){let m=r;le(
e[f],0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);var l=m===r;if(!l)break}}else return xe.errors=[0],!1;return xe.errors=i,r===0}function Ue(e){let i=null,r=0;if(!(e&&typeof e=="object"&&!Array.isArray(e)))return Ue.errors=[0],!1;let s=r,u=!0,t=r;if(r===t)if(e&&typeof e=="object"&&!Array.
isArray(e))if(Object.keys(e).length<1){let m={};i===null?i=[m]:i.push(m),r++}else for(let m of Object.keys(e)){let d=e[m],c=r;if(!(d&&typeof d=="object"&&!Array.
isArray(d))){let a={};i===null?i=[a]:i.push(a),r++}var n=c===r;if(!n)break}else{let m={};i===null?i=[m]:i.push(m),r++}var l=t===r;r=s,i!==null&&(s?i.length=s:i=
null);let f;if(l){let m=r;xe(e,0)||(i=i===null?xe.errors:i.concat(xe.errors),r=i.length);var l=m===r;u=l,f="then"}else{let m=r;le(e,0)||(i=i===null?le.errors:i.
concat(le.errors),r=i.length);var l=m===r;u=l,f="else"}return u?(Ue.errors=i,r===0):(i===null?i=[0]:i.push(0),r++,Ue.errors=i,!1)}var $s={type:"object",additionalProperties:!1,
properties:{flag:{$ref:"#/definitions/flag"},assume:{$ref:"#/definitions/duration"},refuse:{type:"boolean"},type:{type:"string",enum:["string","int","bool"]},enum:{
type:"array",items:{type:"string"},minItems:1,uniqueItems:!0},values:{type:"array",items:{$ref:"#/definitions/fact_values"},minItems:1},among:{$ref:"#/definitio\
ns/expression"},default:{$ref:"#/definitions/fact_default"},at:{$ref:"#/definitions/places"},cel:{type:"string",minLength:1},media:{$ref:"#/definitions/media"},
limit:{$ref:"#/definitions/name"},fits:{$ref:"#/definitions/schema_file"},count:{$ref:"#/definitions/counted"},earlier:{$ref:"#/definitions/earlier"},header:{$ref:"\
#/definitions/header_name"},answer:{$ref:"#/definitions/pointers"},answer_header:{$ref:"#/definitions/header_name"}},"x-variants":{at:{with:["flag","type","enum",
"values","default"],required:["type"]},cel:{with:["type","enum"],required:["type"]},media:{with:["assume"]},limit:{},fits:{with:["refuse"]},count:{},earlier:{with:[
"type","enum","default"],required:["type"]},header:{with:["type","enum","values","default"],required:["type"]},answer:{with:["type","enum","default","among"],required:[
"type"]},answer_header:{with:["type","enum","default","among"],required:["type"]}}};var ks=new RegExp("^[A-Za-z][A-Za-z0-9_-]*$","u");var wi=new RegExp("^(/([^~/]|~0|~1)*)+$","u");function $(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!wi.test(e))return $.errors=[0],!1}else return $.errors=
[0],!1;return $.errors=i,r===0}function Se(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.names===void 0||!o.call(e,"names"))&&
(t="names")||(e.in===void 0||!o.call(e,"in"))&&(t="in"))return Se.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="names"||l==="in")){return Se.errors=
[0],!1;break}if(n===r){if(e.names!==void 0&&o.call(e,"names")){let l=e.names,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return Se.errors=[0],!1;{var s=!0;let m=l.
length;for(let d=0;d<m;d++){let c=l[d],a=r;if(r===a)if(typeof c=="string"){if(!ks.test(c))return Se.errors=[0],!1}else return Se.errors=[0],!1;var s=a===r;if(!s)
break}if(s){let d=l.length,c;if(d>1){let a={};for(;d--;){let v=l[d];if(typeof v=="string"){if(typeof a[v]=="number"){return c=a[v],Se.errors=[0],!1;break}a[v]=d}}}}}}else
return Se.errors=[0],!1;var u=f===r}else var u=!0;if(u)if(e.in!==void 0&&o.call(e,"in")){let l=r;$(e.in,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);
var u=l===r}else var u=!0}}}else return Se.errors=[0],!1;return Se.errors=i,r===0}function Ee(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Ee.errors=[0],!1;if(r===
0&&e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.from===void 0||!o.call(e,"from"))&&(u="from")||(e.to===void 0||!o.call(e,"to"))&&(u="to"))return Ee.errors=
[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="from"||n==="to")){return Ee.errors=[0],!1;break}if(t===r){if(e.from!==void 0&&o.call(e,"from")){let n=e.from,
l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ee.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))
return Ee.errors=[0],!1;if(n<-9007199254740991||isNaN(n))return Ee.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){let n=e.to,l=r;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ee.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Ee.
errors=[0],!1;if(n<-9007199254740991||isNaN(n))return Ee.errors=[0],!1}var s=l===r}else var s=!0}}}return Ee.errors=i,r===0}function si(e){let i=null,r=0;if(typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="boolean"&&!(e&&typeof e=="object"&&!Array.
isArray(e)))return si.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return si.errors=[0],!1;{let u=r;for(let t of Object.
keys(e))if(!(t==="model"||t==="limit")){return si.errors=[0],!1;break}if(u===r){if(e.model!==void 0&&o.call(e,"model")){let t=r;p(e.model,0)||(i=i===null?p.errors:
i.concat(p.errors),r=i.length);var s=t===r}else var s=!0;if(s)if(e.limit!==void 0&&o.call(e,"limit")){let t=r;p(e.limit,0)||(i=i===null?p.errors:i.concat(p.errors),
r=i.length);var s=t===r}else var s=!0}}}return si.errors=i,r===0}function re(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return re.errors=[0],!1;if(r===0){if(typeof e=="string"&&!wi.test(e))return re.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return re.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;$(e[t],0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(D(e[t],e[n])){return re.errors=[0],!1;break e}}}}}}return re.
errors=i,r===0}var js=new RegExp("^[A-Za-z][A-Za-z0-9_.-]{0,63}(\\[[A-Za-z0-9_]{0,32}\\])?$","u");function Er(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!js.test(e))
return Er.errors=[0],!1}else return Er.errors=[0],!1;return Er.errors=i,r===0}function Xe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let u=r;for(let t of Object.keys(e))if(!(t==="cel"||t==="file"||t==="otherwise")){return Xe.errors=[0],!1;break}if(u===r){if(e.cel!==void 0&&o.call(e,"cel")){let t=e.
cel,n=r;if(r===n)if(typeof t=="string"){if(Z(t)<1)return Xe.errors=[0],!1}else return Xe.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(
e,"file")){let t=r;Er(e.file,0)||(i=i===null?Er.errors:i.concat(Er.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.otherwise!==void 0&&o.call(e,"otherw\
ise")){let t=e.otherwise,n=r;if(r===n)if(typeof t=="string"){if(Z(t)<1)return Xe.errors=[0],!1}else return Xe.errors=[0],!1;var s=n===r}else var s=!0;if(s&&C({cel:{},
file:{with:["otherwise"]}},e).length!==0)return Xe.errors=[0],!1}}}}else return Xe.errors=[0],!1;return Xe.errors=i,r===0}var ws=new RegExp("\\.json$","u");function fe(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!ws.test(e))return fe.errors=[0],!1}else return fe.errors=[0],
!1;return fe.errors=i,r===0}function Ae(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ae.errors=[0],!1;for(let n of Object.keys(
e)){let l=r;$(n,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=l===r;if(!s){return i===null?i=[0]:i.push(0),r++,Ae.errors=i,!1;break}}if(s)for(let n of Object.
keys(e)){let l=e[n],f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return Ae.errors=[0],!1;{var u=!0;let m=l.length;for(let d=0;d<m;d++){let c=l[d],a=r;if(typeof c!=
"string"&&c!==null)return Ae.errors=[0],!1;var u=a===r;if(!u)break}if(u){let d=l.length,c;if(d>1){let a={};for(;d--;){let v=l[d];if(!(typeof v!="string"&&v!==null)){
if(typeof v=="string"&&(v+="_"),typeof a[v]=="number"){return c=a[v],Ae.errors=[0],!1;break}a[v]=d}}}}}}else return Ae.errors=[0],!1;var t=f===r;if(!t)break}}else
return Ae.errors=[0],!1;return Ae.errors=i,r===0}function er(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.each===void 0||
!o.call(e,"each"))&&(u="each"))return er.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="each"||n==="where"||n==="unless"||n==="add"||n==="default"||
n==="less")){return er.errors=[0],!1;break}if(t===r){let n;if(e.default!==void 0&&o.call(e,"default")&&(e.add===void 0||!o.call(e,"add"))&&(n="add"))return er.errors=
[0],!1;if(e.each!==void 0&&o.call(e,"each")){let l=r;re(e.each,0)||(i=i===null?re.errors:i.concat(re.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.where!==
void 0&&o.call(e,"where")){let l=r;Ae(e.where,0)||(i=i===null?Ae.errors:i.concat(Ae.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unless!==void 0&&o.
call(e,"unless")){let l=r;Ae(e.unless,0)||(i=i===null?Ae.errors:i.concat(Ae.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.add!==void 0&&o.call(e,"add")){
let l=r;$(e.add,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let l=e.default,
f=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return er.errors=[0],!1;if(r===f&&typeof l=="number"&&isFinite(l)){if(l>1e6||isNaN(l))return er.errors=
[0],!1;if(l<1||isNaN(l))return er.errors=[0],!1}var s=f===r}else var s=!0;if(s)if(e.less!==void 0&&o.call(e,"less")){let l=r;$(e.less,0)||(i=i===null?$.errors:i.
concat($.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}else return er.errors=[0],!1;return er.errors=i,r===0}function rr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.kinds===void 0||!o.call(e,"kinds"))&&(t="kinds")||(e.fact===void 0||
!o.call(e,"fact"))&&(t="fact"))return rr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="kinds"||l==="fact"||l==="at"||l==="param")){return rr.errors=
[0],!1;break}if(n===r){if(e.kinds!==void 0&&o.call(e,"kinds")){let l=e.kinds,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return rr.errors=[0],!1;{var s=!0;let m=l.
length;for(let d=0;d<m;d++){let c=r;p(l[d],0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=c===r;if(!s)break}if(s){let d=l.length,c;if(d>1){e:for(;d--;)
for(c=d;c--;)if(D(l[d],l[c])){return rr.errors=[0],!1;break e}}}}}else return rr.errors=[0],!1;var u=f===r}else var u=!0;if(u){if(e.fact!==void 0&&o.call(e,"fac\
t")){let l=r;p(e.fact,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var u=l===r}else var u=!0;if(u){if(e.at!==void 0&&o.call(e,"at")){let l=r;$(e.at,0)||
(i=i===null?$.errors:i.concat($.errors),r=i.length);var u=l===r}else var u=!0;if(u){if(e.param!==void 0&&o.call(e,"param")){let l=r;p(e.param,0)||(i=i===null?p.
errors:i.concat(p.errors),r=i.length);var u=l===r}else var u=!0;if(u&&C({at:{with:["kinds","fact"]},param:{with:["kinds","fact"]}},e).length!==0)return rr.errors=
[0],!1}}}}}}else return rr.errors=[0],!1;return rr.errors=i,r===0}function z(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return z.errors=[0],!1;if(r===0){if(typeof e=="string"&&!wi.test(e))return z.errors=[0],!1;
if(r===0&&Array.isArray(e)){if(e.length<1)return z.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;$(e[t],0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(D(e[t],e[n])){return z.errors=[0],!1;break e}}}}}}return z.
errors=i,r===0}function J(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n=r;for(let l of Object.keys(e))if(!o.call($s.properties,l)){
return J.errors=[0],!1;break}if(n===r){if(e.flag!==void 0&&o.call(e,"flag")){let l=r;Se(e.flag,0)||(i=i===null?Se.errors:i.concat(Se.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.assume!==void 0&&o.call(e,"assume")){let l=r;g(e.assume,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;
if(s){if(e.refuse!==void 0&&o.call(e,"refuse")){let l=r;if(typeof e.refuse!="boolean")return J.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&
o.call(e,"type")){let l=e.type,f=r;if(typeof l!="string")return J.errors=[0],!1;if(!(l==="string"||l==="int"||l==="bool"))return J.errors=[0],!1;var s=f===r}else
var s=!0;if(s){if(e.enum!==void 0&&o.call(e,"enum")){let l=e.enum,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return J.errors=[0],!1;{var u=!0;let d=l.length;
for(let c=0;c<d;c++){let a=r;if(typeof l[c]!="string")return J.errors=[0],!1;var u=a===r;if(!u)break}if(u){let c=l.length,a;if(c>1){let v={};for(;c--;){let _=l[c];
if(typeof _=="string"){if(typeof v[_]=="number"){return a=v[_],J.errors=[0],!1;break}v[_]=c}}}}}}else return J.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.
values!==void 0&&o.call(e,"values")){let l=e.values,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return J.errors=[0],!1;{var t=!0;let d=l.length;for(let c=0;c<
d;c++){let a=r;Ee(l[c],0)||(i=i===null?Ee.errors:i.concat(Ee.errors),r=i.length);var t=a===r;if(!t)break}}}else return J.errors=[0],!1;var s=f===r}else var s=!0;
if(s){if(e.among!==void 0&&o.call(e,"among")){let l=r;le(e.among,0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
default!==void 0&&o.call(e,"default")){let l=r;si(e.default,0)||(i=i===null?si.errors:i.concat(si.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.at!==
void 0&&o.call(e,"at")){let l=r;re(e.at,0)||(i=i===null?re.errors:i.concat(re.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.cel!==void 0&&o.call(e,"c\
el")){let l=e.cel,f=r;if(r===f)if(typeof l=="string"){if(Z(l)<1)return J.errors=[0],!1}else return J.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.media!==
void 0&&o.call(e,"media")){let l=r;Xe(e.media,0)||(i=i===null?Xe.errors:i.concat(Xe.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.limit!==void 0&&o.call(
e,"limit")){let l=r;p(e.limit,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.fits!==void 0&&o.call(e,"fits")){let l=r;
fe(e.fits,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.count!==void 0&&o.call(e,"count")){let l=r;er(e.count,0)||
(i=i===null?er.errors:i.concat(er.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.earlier!==void 0&&o.call(e,"earlier")){let l=r;rr(e.earlier,0)||(i=i===
null?rr.errors:i.concat(rr.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.header!==void 0&&o.call(e,"header")){let l=r;q(e.header,0)||(i=i===null?q.errors:
i.concat(q.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){let l=r;z(e.answer,0)||(i=i===null?z.errors:i.concat(z.
errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.answer_header!==void 0&&o.call(e,"answer_header")){let l=r;q(e.answer_header,0)||(i=i===null?q.errors:i.
concat(q.errors),r=i.length);var s=l===r}else var s=!0;if(s&&C({at:{with:["flag","type","enum","values","default"],required:["type"]},cel:{with:["type","enum"],
required:["type"]},media:{with:["assume"]},limit:{},fits:{with:["refuse"]},count:{},earlier:{with:["type","enum","default"],required:["type"]},header:{with:["ty\
pe","enum","values","default"],required:["type"]},answer:{with:["type","enum","default","among"],required:["type"]},answer_header:{with:["type","enum","default",
"among"],required:["type"]}},e).length!==0)return J.errors=[0],!1}}}}}}}}}}}}}}}}}}}else return J.errors=[0],!1;return J.errors=i,r===0}function ze(e){let i=null,r=0;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return ze.
errors=[0],!1;if(r===0){if(typeof e=="number"&&isFinite(e)){if(e>1e6||isNaN(e))return ze.errors=[0],!1;if(e<-1e6||isNaN(e))return ze.errors=[0],!1}if(r===0){if(typeof e==
"string"&&!ji.test(e))return ze.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ze.errors=[0],!1;for(let t of Object.
keys(e)){let n=r;p(t,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,ze.errors=i,!1;break}}if(s)for(let t of Object.
keys(e)){let n=e[t],l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ze.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e6||isNaN(
n))return ze.errors=[0],!1;if(n<-1e6||isNaN(n))return ze.errors=[0],!1}var u=l===r;if(!u)break}}}}return ze.errors=i,r===0}function or(e){let i=null,r=0;if(typeof e!=
"string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return or.errors=[0],!1;if(r===0){if(typeof e=="string"&&!wi.test(e))return or.errors=[0],!1;if(r===0&&e&&
typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return or.errors=[0],!1;for(let t of Object.keys(e)){let n=r;$(t,0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,or.errors=i,!1;break}}if(s)for(let t of Object.keys(e)){let n=r;ze(e[t],0)||(i=i===
null?ze.errors:i.concat(ze.errors),r=i.length);var u=n===r;if(!u)break}}}return or.errors=i,r===0}function vr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.otherwise===void 0||!o.call(e,"otherwise"))&&(u="otherwise"))return vr.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="at"||n==="otherwise")){return vr.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"at")){let n=r;
or(e.at,0)||(i=i===null?or.errors:i.concat(or.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.otherwise!==void 0&&o.call(e,"otherwise")){let n=r;Ue(e.otherwise,
0)||(i=i===null?Ue.errors:i.concat(Ue.errors),r=i.length);var s=n===r}else var s=!0}}}else return vr.errors=[0],!1;return vr.errors=i,r===0}function ni(e){let i=null,
r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.otherwise===void 0||!o.call(e,"otherwise"))&&(u="otherwise"))return ni.errors=[0],!1;{let t=r;
for(let n of Object.keys(e))if(!(n==="at"||n==="otherwise"||n==="failed"||n==="cancelled")){return ni.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,"\
at")){let n=r;or(e.at,0)||(i=i===null?or.errors:i.concat(or.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.otherwise!==void 0&&o.call(e,"otherwise")){
let n=r;Ue(e.otherwise,0)||(i=i===null?Ue.errors:i.concat(Ue.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.failed!==void 0&&o.call(e,"failed")){let n=r;
vr(e.failed,0)||(i=i===null?vr.errors:i.concat(vr.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.cancelled!==void 0&&o.call(e,"cancelled")){let n=r;vr(
e.cancelled,0)||(i=i===null?vr.errors:i.concat(vr.errors),r=i.length);var s=n===r}else var s=!0}}}}}else return ni.errors=[0],!1;return ni.errors=i,r===0}var As={
type:["string","array","object"],pattern:"^(/([^~/]|~0|~1)*)+$",items:{$ref:"#/definitions/pointer"},minItems:1,uniqueItems:!0,additionalProperties:!1,properties:{
at:{$ref:"#/definitions/pointer"},where:{$ref:"#/definitions/count_where"},sum:{$ref:"#/definitions/pointers"},count:{$ref:"#/definitions/pointers"},distinct:{$ref:"\
#/definitions/pointers"},ceil:{$ref:"#/definitions/pointers"},round:{$ref:"#/definitions/pointers"},decimal:{$ref:"#/definitions/pointers"},first:{$ref:"#/defin\
itions/pointers"},max:{$ref:"#/definitions/pointers"},header:{$ref:"#/definitions/header_name"}},"x-variants":{sum:{with:["at","where"]},count:{with:["where"]},
distinct:{with:["at"]},ceil:{},round:{},decimal:{},first:{},max:{},header:{}}};function ir(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.at===void 0||!o.call(e,"at"))&&(t="at")||(e.in===void 0||!o.call(
e,"in"))&&(t="in"))return ir.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="at"||l==="in")){return ir.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&
o.call(e,"at")){let l=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.in!==void 0&&o.call(e,"in")){let l=e.
in,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return ir.errors=[0],!1;{var u=!0;let d=l.length;for(let c=0;c<d;c++){let a=l[c],v=r;if(typeof a!="string"&&!(typeof a==
"number"&&isFinite(a))&&typeof a!="boolean"&&a!==null)return ir.errors=[0],!1;var u=v===r;if(!u)break}if(u){let c=l.length,a;if(c>1){let v={};for(;c--;){let _=l[c];
if(!(typeof _!="string"&&!(typeof _=="number"&&isFinite(_))&&typeof _!="boolean"&&_!==null)){if(typeof _=="string"&&(_+="_"),typeof v[_]=="number"){return a=v[_],
ir.errors=[0],!1;break}v[_]=c}}}}}}else return ir.errors=[0],!1;var s=f===r}else var s=!0}}}else return ir.errors=[0],!1;return ir.errors=i,r===0}function dr(e){
let i=null,r=0;if((!e||typeof e!="object")&&typeof e!="string")return dr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!wi.test(e))return dr.errors=[0],!1;if(r===
0){if(Array.isArray(e)){if(e.length<1)return dr.errors=[0],!1;{var s=!0;let t=e.length;for(let n=0;n<t;n++){let l=r;$(e[n],0)||(i=i===null?$.errors:i.concat($.errors),
r=i.length);var s=l===r;if(!s)break}if(s){let n=e.length,l;if(n>1){e:for(;n--;)for(l=n;l--;)if(D(e[n],e[l])){return dr.errors=[0],!1;break e}}}}}if(r===0&&e&&typeof e==
"object"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!o.call(As.properties,n)){return dr.errors=[0],!1;break}if(t===r){if(e.at!==void 0&&o.call(e,
"at")){let n=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.where!==void 0&&o.call(e,"where")){let n=r;ir(
e.where,0)||(i=i===null?ir.errors:i.concat(ir.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.sum!==void 0&&o.call(e,"sum")){let n=r;z(e.sum,0)||(i=i===
null?z.errors:i.concat(z.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.count!==void 0&&o.call(e,"count")){let n=r;z(e.count,0)||(i=i===null?z.errors:
i.concat(z.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.distinct!==void 0&&o.call(e,"distinct")){let n=r;z(e.distinct,0)||(i=i===null?z.errors:i.concat(
z.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.ceil!==void 0&&o.call(e,"ceil")){let n=r;z(e.ceil,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);
var u=n===r}else var u=!0;if(u){if(e.round!==void 0&&o.call(e,"round")){let n=r;z(e.round,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var u=n===r}else
var u=!0;if(u){if(e.decimal!==void 0&&o.call(e,"decimal")){let n=r;z(e.decimal,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var u=n===r}else var u=!0;
if(u){if(e.first!==void 0&&o.call(e,"first")){let n=r;z(e.first,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.max!==
void 0&&o.call(e,"max")){let n=r;z(e.max,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var u=n===r}else var u=!0;if(u){if(e.header!==void 0&&o.call(e,
"header")){let n=r;q(e.header,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var u=n===r}else var u=!0;if(u&&C({sum:{with:["at","where"]},count:{with:[
"where"]},distinct:{with:["at"]},ceil:{},round:{},decimal:{},first:{},max:{},header:{}},e).length!==0)return dr.errors=[0],!1}}}}}}}}}}}}}}return dr.errors=i,r===
0}var qs=new RegExp("^(hold|free)$","u");function Dr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return Dr.errors=[0],!1;
if(r===0){if(typeof e=="string"&&!qs.test(e))return Dr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Dr.errors=
[0],!1;for(let t of Object.keys(e)){let n=r;p(t,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r;if(!s){return i===null?i=[0]:i.push(0),r++,Dr.
errors=i,!1;break}}if(s)for(let t of Object.keys(e)){let n=r;le(e[t],0)||(i=i===null?le.errors:i.concat(le.errors),r=i.length);var u=n===r;if(!u)break}}}return Dr.
errors=i,r===0}function ti(e){let i=null,r=0;if(r===0)if(typeof e=="number"&&isFinite(e)){if(e>1e6||isNaN(e))return ti.errors=[0],!1;if(e<1||isNaN(e))return ti.errors=[0],!1}else
return ti.errors=[0],!1;return ti.errors=i,r===0}function ne(e){let i=null,r=0,s=r,u=!0,t=r;if(e&&typeof e=="object"&&!Array.isArray(e)){let y;if((e.counts===void 0||
!o.call(e,"counts"))&&(y="counts")){let k={};i===null?i=[k]:i.push(k),r++}}var n=t===r;r=s,i!==null&&(s?i.length=s:i=null);let l;if(n){let y=r;e&&typeof e=="obj\
ect"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(xe(e.hold,0)||(i=i===null?xe.errors:i.concat(xe.errors),r=i.length));var n=y===r;u=n,l="then"}else{
let y=r;e&&typeof e=="object"&&!Array.isArray(e)&&e.hold!==void 0&&o.call(e,"hold")&&(Ue(e.hold,0)||(i=i===null?Ue.errors:i.concat(Ue.errors),r=i.length));var n=y===
r;u=n,l="else"}if(!u)return i===null?i=[0]:i.push(0),r++,ne.errors=i,!1;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let y;if((e.unit===void 0||!o.call(
e,"unit"))&&(y="unit")||(e.facts===void 0||!o.call(e,"facts"))&&(y="facts")||(e.hold===void 0||!o.call(e,"hold"))&&(y="hold"))return ne.errors=[0],!1;{let k=r;for(let w of Object.
keys(e))if(!o.call(bs.properties,w)){return ne.errors=[0],!1;break}if(k===r){if(e.unit!==void 0&&o.call(e,"unit")){let w=r;ge(e.unit,0)||(i=i===null?ge.errors:i.
concat(ge.errors),r=i.length);var f=w===r}else var f=!0;if(f){if(e.facts!==void 0&&o.call(e,"facts")){let w=e.facts,h=r;if(r===h)if(w&&typeof w=="object"&&!Array.
isArray(w)){for(let ce of Object.keys(w)){let P=r;p(ce,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var m=P===r;if(!m){return i===null?i=[0]:i.push(0),
r++,ne.errors=i,!1;break}}if(m)for(let ce of Object.keys(w)){let P=r;J(w[ce],0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var d=P===r;if(!d)break}}else
return ne.errors=[0],!1;var f=h===r}else var f=!0;if(f){if(e.actual!==void 0&&o.call(e,"actual")){let w=r;ni(e.actual,0)||(i=i===null?ni.errors:i.concat(ni.errors),
r=i.length);var f=w===r}else var f=!0;if(f){if(e.counts!==void 0&&o.call(e,"counts")){let w=e.counts,h=r;if(r===h)if(w&&typeof w=="object"&&!Array.isArray(w)){for(let ce of Object.
keys(w)){let P=r;p(ce,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var c=P===r;if(!c){return i===null?i=[0]:i.push(0),r++,ne.errors=i,!1;break}}if(c)
for(let ce of Object.keys(w)){let P=r;dr(w[ce],0)||(i=i===null?dr.errors:i.concat(dr.errors),r=i.length);var a=P===r;if(!a)break}}else return ne.errors=[0],!1;var f=h===
r}else var f=!0;if(f){if(e.charge!==void 0&&o.call(e,"charge")){let w=r;xe(e.charge,0)||(i=i===null?xe.errors:i.concat(xe.errors),r=i.length);var f=w===r}else var f=!0;
if(f){if(e.without_usage!==void 0&&o.call(e,"without_usage")){let w=r;Dr(e.without_usage,0)||(i=i===null?Dr.errors:i.concat(Dr.errors),r=i.length);var f=w===r}else
var f=!0;if(f){if(e.text!==void 0&&o.call(e,"text")){let w=r;z(e.text,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var f=w===r}else var f=!0;if(f){if(e.
final!==void 0&&o.call(e,"final")){let w=r;z(e.final,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var f=w===r}else var f=!0;if(f){if(e.failed!==void 0&&
o.call(e,"failed")){let w=r;z(e.failed,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);var f=w===r}else var f=!0;if(f){if(e.together!==void 0&&o.call(e,
"together")){let w=e.together,h=r;if(r===h)if(Array.isArray(w)){if(w.length<2)return ne.errors=[0],!1;{var v=!0;let ce=w.length;for(let P=0;P<ce;P++){let N=r;p(
w[P],0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var v=N===r;if(!v)break}if(v){let P=w.length,N;if(P>1){e:for(;P--;)for(N=P;N--;)if(D(w[P],w[N])){return ne.
errors=[0],!1;break e}}}}}else return ne.errors=[0],!1;var f=h===r}else var f=!0;if(f){if(e.tokens!==void 0&&o.call(e,"tokens")){let w=e.tokens,h=r;if(r===h)if(Array.
isArray(w)){var _=!0;let ce=w.length;for(let P=0;P<ce;P++){let N=r;p(w[P],0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var _=N===r;if(!_)break}if(_){
let P=w.length,N;if(P>1){e:for(;P--;)for(N=P;N--;)if(D(w[P],w[N])){return ne.errors=[0],!1;break e}}}}else return ne.errors=[0],!1;var f=h===r}else var f=!0;if(f){
if(e.cap!==void 0&&o.call(e,"cap")){let w=r;ti(e.cap,0)||(i=i===null?ti.errors:i.concat(ti.errors),r=i.length);var f=w===r}else var f=!0;if(f&&C({actual:{with:[
"cap"]},counts:{with:["together","charge","without_usage","text","final","failed","tokens","cap"],required:["charge"]}},e).length!==0)return ne.errors=[0],!1}}}}}}}}}}}}}}else
return ne.errors=[0],!1;return ne.errors=i,r===0}var xs=new RegExp("^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$","u");function Ve(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!xs.test(e))return Ve.errors=[0],!1}else
return Ve.errors=[0],!1;return Ve.errors=i,r===0}function Be(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.code===void 0||
!o.call(e,"code"))&&(u="code")||(e.means===void 0||!o.call(e,"means"))&&(u="means"))return Be.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="code"||
n==="type"||n==="means")){return Be.errors=[0],!1;break}if(t===r){if(e.code!==void 0&&o.call(e,"code")){let n=e.code,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)))return Be.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>499||isNaN(n))return Be.errors=[0],!1;if(n<200||isNaN(n))return Be.errors=
[0],!1}var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"type")){let n=r;Ve(e.type,0)||(i=i===null?Ve.errors:i.concat(Ve.errors),r=i.length);var s=n===
r}else var s=!0;if(s)if(e.means!==void 0&&o.call(e,"means")){let n=e.means,l=r;if(typeof n!="string")return Be.errors=[0],!1;if(!(n==="running"||n==="succeeded"||
n==="failed"||n==="cancelled"))return Be.errors=[0],!1;var s=l===r}else var s=!0}}}}else return Be.errors=[0],!1;return Be.errors=i,r===0}function me(e){let i=null,r=0;return typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&typeof e!="boolean"&&e!==null?(me.errors=[0],!1):
r===0&&typeof e=="string"&&Z(e)<1?(me.errors=[0],!1):(me.errors=i,r===0)}function M(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m=r;
for(let d of Object.keys(e))if(!(d==="at"||d==="answers"||d==="running"||d==="succeeded"||d==="failed"||d==="failed_at"||d==="cancelled")){return M.errors=[0],!1;
break}if(m===r){let d;if(e.at!==void 0&&o.call(e,"at")&&((e.running===void 0||!o.call(e,"running"))&&(d="running")||(e.succeeded===void 0||!o.call(e,"succeeded"))&&
(d="succeeded")))return M.errors=[0],!1;if(e.running!==void 0&&o.call(e,"running")&&(e.at===void 0||!o.call(e,"at"))&&(d="at"))return M.errors=[0],!1;if(e.succeeded!==
void 0&&o.call(e,"succeeded")&&(e.at===void 0||!o.call(e,"at"))&&(d="at"))return M.errors=[0],!1;if(e.failed!==void 0&&o.call(e,"failed")&&(e.at===void 0||!o.call(
e,"at"))&&(d="at"))return M.errors=[0],!1;if(e.cancelled!==void 0&&o.call(e,"cancelled")&&(e.at===void 0||!o.call(e,"at"))&&(d="at"))return M.errors=[0],!1;if(e.
at!==void 0&&o.call(e,"at")){let c=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.answers!==void 0&&o.call(
e,"answers")){let c=e.answers,a=r;if(r===a)if(Array.isArray(c)){if(c.length>20)return M.errors=[0],!1;if(c.length<1)return M.errors=[0],!1;{var u=!0;let _=c.length;
for(let y=0;y<_;y++){let k=r;Be(c[y],0)||(i=i===null?Be.errors:i.concat(Be.errors),r=i.length);var u=k===r;if(!u)break}}}else return M.errors=[0],!1;var s=a===r}else
var s=!0;if(s){if(e.running!==void 0&&o.call(e,"running")){let c=e.running,a=r;if(r===a)if(Array.isArray(c)){if(c.length<1)return M.errors=[0],!1;{var t=!0;let _=c.
length;for(let y=0;y<_;y++){let k=r;me(c[y],0)||(i=i===null?me.errors:i.concat(me.errors),r=i.length);var t=k===r;if(!t)break}if(t){let y=c.length,k;if(y>1){e:for(;y--;)
for(k=y;k--;)if(D(c[y],c[k])){return M.errors=[0],!1;break e}}}}}else return M.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.succeeded!==void 0&&o.call(e,"\
succeeded")){let c=e.succeeded,a=r;if(r===a)if(Array.isArray(c)){if(c.length<1)return M.errors=[0],!1;{var n=!0;let _=c.length;for(let y=0;y<_;y++){let k=r;me(c[y],
0)||(i=i===null?me.errors:i.concat(me.errors),r=i.length);var n=k===r;if(!n)break}if(n){let y=c.length,k;if(y>1){e:for(;y--;)for(k=y;k--;)if(D(c[y],c[k])){return M.
errors=[0],!1;break e}}}}}else return M.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.failed!==void 0&&o.call(e,"failed")){let c=e.failed,a=r;if(r===a)if(Array.
isArray(c)){if(c.length<1)return M.errors=[0],!1;{var l=!0;let _=c.length;for(let y=0;y<_;y++){let k=r;me(c[y],0)||(i=i===null?me.errors:i.concat(me.errors),r=i.
length);var l=k===r;if(!l)break}if(l){let y=c.length,k;if(y>1){e:for(;y--;)for(k=y;k--;)if(D(c[y],c[k])){return M.errors=[0],!1;break e}}}}}else return M.errors=
[0],!1;var s=a===r}else var s=!0;if(s){if(e.failed_at!==void 0&&o.call(e,"failed_at")){let c=r;z(e.failed_at,0)||(i=i===null?z.errors:i.concat(z.errors),r=i.length);
var s=c===r}else var s=!0;if(s)if(e.cancelled!==void 0&&o.call(e,"cancelled")){let c=e.cancelled,a=r;if(r===a)if(Array.isArray(c)){if(c.length<1)return M.errors=
[0],!1;{var f=!0;let _=c.length;for(let y=0;y<_;y++){let k=r;me(c[y],0)||(i=i===null?me.errors:i.concat(me.errors),r=i.length);var f=k===r;if(!f)break}if(f){let y=c.
length,k;if(y>1){e:for(;y--;)for(k=y;k--;)if(D(c[y],c[k])){return M.errors=[0],!1;break e}}}}}else return M.errors=[0],!1;var s=a===r}else var s=!0}}}}}}}else return M.
errors=[0],!1;return M.errors=i,r===0}var Ps={type:"object",additionalProperties:!1,properties:{key:{$ref:"#/definitions/header_name"},decides_within:{$ref:"#/d\
efinitions/duration"},list:{type:"string",pattern:"^/[^\\s#{}]*$"},items:{$ref:"#/definitions/pointer"},id:{$ref:"#/definitions/pointer"},model:{$ref:"#/definit\
ions/pointer"},created_at:{$ref:"#/definitions/pointer"},total:{$ref:"#/definitions/pointer"},page:{$ref:"#/definitions/unknown_page"},within:{$ref:"#/definitio\
ns/duration"}},"x-variants":{key:{with:["decides_within"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model",
"created_at"]}}};function Ie(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.number===void 0||!o.call(e,"number"))&&(u="number")||(e.size===void 0||
!o.call(e,"size"))&&(u="size")||(e.items===void 0||!o.call(e,"items"))&&(u="items"))return Ie.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="numbe\
r"||n==="size"||n==="items"||n==="most")){return Ie.errors=[0],!1;break}if(t===r){if(e.number!==void 0&&o.call(e,"number")){let n=r;x(e.number,0)||(i=i===null?x.
errors:i.concat(x.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let n=r;x(e.size,0)||(i=i===null?x.errors:i.concat(x.
errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let n=e.items,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return Ie.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e4||isNaN(n))return Ie.errors=[0],!1;if(n<1||isNaN(n))return Ie.errors=[0],!1}var s=l===
r}else var s=!0;if(s)if(e.most!==void 0&&o.call(e,"most")){let n=e.most,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ie.errors=[0],!1;if(r===
l&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return Ie.errors=[0],!1;if(n<1||isNaN(n))return Ie.errors=[0],!1}var s=l===r}else var s=!0}}}}}else return Ie.
errors=[0],!1;return Ie.errors=i,r===0}var Ns=new RegExp("^/[^\\s#{}]*$","u");function Ar(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){
let u=r;for(let t of Object.keys(e))if(!o.call(Ps.properties,t)){return Ar.errors=[0],!1;break}if(u===r){if(e.key!==void 0&&o.call(e,"key")){let t=r;q(e.key,0)||
(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.decides_within!==void 0&&o.call(e,"decides_within")){let t=r;g(e.decides_within,
0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let t=e.list,n=r;if(r===n)if(typeof t==
"string"){if(!Ns.test(t))return Ar.errors=[0],!1}else return Ar.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.items!==void 0&&o.call(e,"items")){let t=r;$(
e.items,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.id!==void 0&&o.call(e,"id")){let t=r;$(e.id,0)||(i=i===null?
$.errors:i.concat($.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let t=r;$(e.model,0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.created_at!==void 0&&o.call(e,"created_at")){let t=r;$(e.created_at,0)||(i=i===null?$.errors:i.concat(
$.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.total!==void 0&&o.call(e,"total")){let t=r;$(e.total,0)||(i=i===null?$.errors:i.concat($.errors),r=i.
length);var s=t===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let t=r;Ie(e.page,0)||(i=i===null?Ie.errors:i.concat(Ie.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.within!==void 0&&o.call(e,"within")){let t=r;g(e.within,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;
if(s&&C({key:{with:["decides_within"]},list:{with:["items","id","model","created_at","total","page","within"],required:["items","id","model","created_at"]}},e).
length!==0)return Ar.errors=[0],!1}}}}}}}}}}}else return Ar.errors=[0],!1;return Ar.errors=i,r===0}var Os=new RegExp("^4xx$","u");function Y(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if((e.status===void 0||!o.call(e,"status"))&&
(n="status"))return Y.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="status"||f==="at"||f==="in")){return Y.errors=[0],!1;break}if(l===r){let f;if(e.
at!==void 0&&o.call(e,"at")&&(e.in===void 0||!o.call(e,"in"))&&(f="in"))return Y.errors=[0],!1;if(e.in!==void 0&&o.call(e,"in")&&(e.at===void 0||!o.call(e,"at"))&&
(f="at"))return Y.errors=[0],!1;if(e.status!==void 0&&o.call(e,"status")){let m=e.status,d=r;if(r===d)if(Array.isArray(m)){if(m.length<1)return Y.errors=[0],!1;
{var s=!0;let c=m.length;for(let a=0;a<c;a++){let v=m[a],_=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))&&typeof v!="string")return Y.errors=[0],!1;
if(r===_){if(typeof v=="number"&&isFinite(v)){if(v>599||isNaN(v))return Y.errors=[0],!1;if(v<200||isNaN(v))return Y.errors=[0],!1}if(r===_&&typeof v=="string"&&
!Os.test(v))return Y.errors=[0],!1}var s=_===r;if(!s)break}if(s){let a=m.length,v;if(a>1){let _={};for(;a--;){let y=m[a];if(!(!(typeof y=="number"&&!(y%1)&&!isNaN(
y)&&isFinite(y))&&typeof y!="string")){if(typeof y=="string"&&(y+="_"),typeof _[y]=="number"){return v=_[y],Y.errors=[0],!1;break}_[y]=a}}}}}}else return Y.errors=
[0],!1;var u=d===r}else var u=!0;if(u){if(e.at!==void 0&&o.call(e,"at")){let m=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var u=m===r}else
var u=!0;if(u)if(e.in!==void 0&&o.call(e,"in")){let m=e.in,d=r;if(r===d)if(Array.isArray(m)){if(m.length<1)return Y.errors=[0],!1;{var t=!0;let a=m.length;for(let v=0;v<
a;v++){let _=m[v],y=r;if(typeof _!="string"&&!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)))return Y.errors=[0],!1;if(r===y&&typeof _=="string"&&Z(_)<1)return Y.
errors=[0],!1;var t=y===r;if(!t)break}if(t){let v=m.length,_;if(v>1){let y={};for(;v--;){let k=m[v];if(!(typeof k!="string"&&!(typeof k=="number"&&!(k%1)&&!isNaN(
k)&&isFinite(k)))){if(typeof k=="string"&&(k+="_"),typeof y[k]=="number"){return _=y[k],Y.errors=[0],!1;break}y[k]=v}}}}}}else return Y.errors=[0],!1;var u=d===
r}else var u=!0}}}}else return Y.errors=[0],!1;return Y.errors=i,r===0}var Es=new RegExp("^/[^\\s#{}]*(\\{\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{\\+?id\\}[^\\s#{}]*(\\{\\+?[a-\
zA-Z0-9_]+\\}[^\\s#{}]*)*$","u"),zs=new RegExp("^[!-~]([ -~]*[!-~])?$","u"),Is=new RegExp("^(POST|PUT|PATCH|DELETE) /[^\\s#{}]*(\\{\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*\\{\
\\+?id\\}[^\\s#{}]*(\\{\\+?[a-zA-Z0-9_]+\\}[^\\s#{}]*)*$","u");function pe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.id===
void 0||!o.call(e,"id"))&&(t="id")||(e.status===void 0||!o.call(e,"status"))&&(t="status")||(e.deadline===void 0||!o.call(e,"deadline"))&&(t="deadline"))return pe.
errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="id"||l==="query"||l==="accept"||l==="cancel"||l==="status"||l==="deadline"||l==="unknown_outcome"||
l==="nothing_made")){return pe.errors=[0],!1;break}if(n===r){if(e.id!==void 0&&o.call(e,"id")){let l=r;$(e.id,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let l=e.query,f=r;if(r===f)if(typeof l=="string"){if(!Es.test(l))return pe.errors=[0],!1}else
return pe.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.accept!==void 0&&o.call(e,"accept")){let l=e.accept,f=r;if(r===f)if(typeof l=="string"){if(Z(l)>200)
return pe.errors=[0],!1;if(!zs.test(l))return pe.errors=[0],!1}else return pe.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.cancel!==void 0&&o.call(e,"canc\
el")){let l=e.cancel,f=r;if(r===f)if(typeof l=="string"){if(!Is.test(l))return pe.errors=[0],!1}else return pe.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.
status!==void 0&&o.call(e,"status")){let l=r;M(e.status,0)||(i=i===null?M.errors:i.concat(M.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.deadline!==
void 0&&o.call(e,"deadline")){let l=r;g(e.deadline,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.unknown_outcome!==
void 0&&o.call(e,"unknown_outcome")){let l=r;Ar(e.unknown_outcome,0)||(i=i===null?Ar.errors:i.concat(Ar.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.
nothing_made!==void 0&&o.call(e,"nothing_made")){let l=e.nothing_made,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return pe.errors=[0],!1;{var u=!0;let d=l.
length;for(let c=0;c<d;c++){let a=r;Y(l[c],0)||(i=i===null?Y.errors:i.concat(Y.errors),r=i.length);var u=a===r;if(!u)break}}}else return pe.errors=[0],!1;var s=f===
r}else var s=!0}}}}}}}}}else return pe.errors=[0],!1;return pe.errors=i,r===0}function oi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.has===void 0||!o.call(e,"has"))&&(u="has"))return oi.errors=[0],
!1;{let t=r;for(let n of Object.keys(e))if(!(n==="has"||n==="empty")){return oi.errors=[0],!1;break}if(t===r){if(e.has!==void 0&&o.call(e,"has")){let n=r;$(e.has,
0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.empty!==void 0&&o.call(e,"empty")){let n=r;$(e.empty,0)||(i=i===null?
$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0}}}else return oi.errors=[0],!1;return oi.errors=i,r===0}function Fe(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.in===void 0||!o.call(e,"in"))&&(t="in")||(e.member===void 0||!o.
call(e,"member"))&&(t="member")||(e.from===void 0||!o.call(e,"from"))&&(t="from")||(e.values===void 0||!o.call(e,"values"))&&(t="values"))return Fe.errors=[0],!1;
{let n=r;for(let l of Object.keys(e))if(!(l==="in"||l==="member"||l==="from"||l==="values")){return Fe.errors=[0],!1;break}if(n===r){if(e.in!==void 0&&o.call(e,
"in")){let l=r;$(e.in,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.member!==void 0&&o.call(e,"member")){let l=e.
member,f=r;if(r===f)if(typeof l=="string"){if(Z(l)<1)return Fe.errors=[0],!1}else return Fe.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.from!==void 0&&o.
call(e,"from")){let l=e.from,f=r;if(r===f)if(typeof l=="string"){if(Z(l)<1)return Fe.errors=[0],!1}else return Fe.errors=[0],!1;var s=f===r}else var s=!0;if(s)if(e.
values!==void 0&&o.call(e,"values")){let l=e.values,f=r;if(r===f)if(l&&typeof l=="object"&&!Array.isArray(l)){if(Object.keys(l).length<1)return Fe.errors=[0],!1;
for(let d of Object.keys(l)){let c=r;W(l[d],0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var u=c===r;if(!u)break}}else return Fe.errors=[0],!1;var s=f===
r}else var s=!0}}}}}else return Fe.errors=[0],!1;return Fe.errors=i,r===0}function Le(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.
keys(e).length<1)return Le.errors=[0],!1;{let f=r;for(let m of Object.keys(e))if(!(m==="defaults"||m==="set"||m==="hide"||m==="items")){return Le.errors=[0],!1;
break}if(f===r){let m;if(e.hide!==void 0&&o.call(e,"hide")&&(e.set===void 0||!o.call(e,"set"))&&(m="set"))return Le.errors=[0],!1;if(e.defaults!==void 0&&o.call(
e,"defaults")){let d=e.defaults,c=r;if(r===c)if(d&&typeof d=="object"&&!Array.isArray(d))for(let a of Object.keys(d)){let v=r;W(d[a],0)||(i=i===null?W.errors:i.
concat(W.errors),r=i.length);var s=v===r;if(!s)break}else return Le.errors=[0],!1;var u=c===r}else var u=!0;if(u){if(e.set!==void 0&&o.call(e,"set")){let d=e.set,
c=r;if(r===c)if(d&&typeof d=="object"&&!Array.isArray(d)){if(Object.keys(d).length<1)return Le.errors=[0],!1;for(let v of Object.keys(d)){let _=r;$(v,0)||(i=i===
null?$.errors:i.concat($.errors),r=i.length);var t=_===r;if(!t){return i===null?i=[0]:i.push(0),r++,Le.errors=i,!1;break}}if(t)for(let v of Object.keys(d)){let _=r;
W(d[v],0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var n=_===r;if(!n)break}}else return Le.errors=[0],!1;var u=c===r}else var u=!0;if(u){if(e.hide!==
void 0&&o.call(e,"hide")){let d=r;oi(e.hide,0)||(i=i===null?oi.errors:i.concat(oi.errors),r=i.length);var u=d===r}else var u=!0;if(u)if(e.items!==void 0&&o.call(
e,"items")){let d=e.items,c=r;if(r===c)if(Array.isArray(d)){var l=!0;let v=d.length;for(let _=0;_<v;_++){let y=r;Fe(d[_],0)||(i=i===null?Fe.errors:i.concat(Fe.errors),
r=i.length);var l=y===r;if(!l)break}}else return Le.errors=[0],!1;var u=c===r}else var u=!0}}}}}else return Le.errors=[0],!1;return Le.errors=i,r===0}function ke(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.size===void 0||!o.call(e,"size"))&&(u="size")||(e.default===void 0||
!o.call(e,"default"))&&(u="default")||(e.max===void 0||!o.call(e,"max"))&&(u="max"))return ke.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="size"||
n==="token"||n==="after"||n==="before"||n==="default"||n==="max")){return ke.errors=[0],!1;break}if(t===r){if(e.size!==void 0&&o.call(e,"size")){let n=r;x(e.size,
0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.token!==void 0&&o.call(e,"token")){let n=r;x(e.token,0)||(i=i===null?
x.errors:i.concat(x.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.after!==void 0&&o.call(e,"after")){let n=r;x(e.after,0)||(i=i===null?x.errors:i.concat(
x.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.before!==void 0&&o.call(e,"before")){let n=r;x(e.before,0)||(i=i===null?x.errors:i.concat(x.errors),r=
i.length);var s=n===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return ke.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return ke.errors=[0],!1;if(n<1||isNaN(n))return ke.errors=[0],!1}var s=l===
r}else var s=!0;if(s){if(e.max!==void 0&&o.call(e,"max")){let n=e.max,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ke.errors=[0],!1;if(r===
l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return ke.errors=[0],!1;if(n<1||isNaN(n))return ke.errors=[0],!1}var s=l===r}else var s=!0;if(s&&C({token:{},
after:{with:["before"]}},e).length!==0)return ke.errors=[0],!1}}}}}}}}else return ke.errors=[0],!1;return ke.errors=i,r===0}function qr(e){let i=null,r=0;if(r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.type===void 0||!o.call(e,"type"))&&(t="type")||(e.page===void 0||!o.call(e,"page"))&&(t="page")||(e.item===
void 0||!o.call(e,"item"))&&(t="item")||(e.list===void 0||!o.call(e,"list"))&&(t="list"))return qr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="\
type"||l==="page"||l==="upstream"||l==="item"||l==="list")){return qr.errors=[0],!1;break}if(n===r){if(e.type!==void 0&&o.call(e,"type")){let l=r;p(e.type,0)||(i=
i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;ke(e.page,0)||(i=i===null?ke.errors:
i.concat(ke.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let l=e.upstream,f=r;if(r===f)if(Array.isArray(l)){
if(l.length<1)return qr.errors=[0],!1;{var u=!0;let d=l.length;for(let c=0;c<d;c++){let a=r;p(l[c],0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var u=a===
r;if(!u)break}}}else return qr.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;R(e.item,0)||(i=i===null?R.errors:i.concat(
R.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.list!==void 0&&o.call(e,"list")){let l=r;R(e.list,0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);
var s=l===r}else var s=!0}}}}}}else return qr.errors=[0],!1;return qr.errors=i,r===0}var Fs={type:"object",additionalProperties:!1,required:["match"],properties:{
interface:{$ref:"#/definitions/name"},match:{$ref:"#/definitions/match"},body_limit:{$ref:"#/definitions/size"},model:{$ref:"#/definitions/model_rule"},upstream:{
$ref:"#/definitions/name"},catalogue:{$ref:"#/definitions/name"},task:{$ref:"#/definitions/task_action"},requires_owner:{type:"array",items:{$ref:"#/definitions\
/required_owner"}},creates_resource:{type:"array",items:{$ref:"#/definitions/created_resource"}},removes_resource:{type:"array",items:{$ref:"#/definitions/remov\
ed_resource"}},resources:{$ref:"#/definitions/resource_list"},account:{$ref:"#/definitions/account_view"},facts:{type:"object",propertyNames:{$ref:"#/definition\
s/name"},additionalProperties:{$ref:"#/definitions/fact"}},branches:{type:"array",items:{$ref:"#/definitions/branch"},minItems:1},shorthand:{$ref:"#/definitions\
/shorthand"},body:{$ref:"#/definitions/schema_file"},fill:{$ref:"#/definitions/name"},forward:{$ref:"#/definitions/route_forward"},billing:{$ref:"#/definitions/\
name"},creates_task:{$ref:"#/definitions/name"},on_abort:{type:"string",enum:["cancel","drain"]},drain:{$ref:"#/definitions/drain_limits"},form:{type:"object",minProperties:1,
maxProperties:100,propertyNames:{$ref:"#/definitions/part_name"},additionalProperties:{$ref:"#/definitions/form_part"}},json:{$ref:"#/definitions/schema_file"},
file:{$ref:"#/definitions/file_body"},websocket:{$ref:"#/definitions/websocket"},rewrite:{type:"object",propertyNames:{$ref:"#/definitions/pointer"},additionalProperties:{
$ref:"#/definitions/rewritten_member"},minProperties:1,maxProperties:50},examples:{type:"array",items:{$ref:"#/definitions/example"}}},dependencies:{creates_task:[
"billing"],json:["form"]},"x-variants":{model:{with:["body_limit","json","requires_owner","creates_resource","removes_resource","facts","branches","shorthand","\
body","fill","forward","billing","creates_task","on_abort","drain","form","file","websocket","rewrite"]},upstream:{with:["body_limit","json","requires_owner","c\
reates_resource","removes_resource","body","fill","forward","form","file","on_abort","drain","rewrite"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{
with:["model"]},task:{with:["creates_resource","rewrite"]},account:{}},"x-excludes":{branches:["shorthand","body","fill","forward","billing","creates_task"],websocket:[
"form","file","body_limit","removes_resource","branches","facts","shorthand","body","fill","creates_task","on_abort","drain"]}};var Ls=new RegExp("^(GET|POST|PUT|PATCH|DELETE) /[^\\s?#]*$","u");function gi(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ls.test(e))return gi.errors=
[0],!1}else return gi.errors=[0],!1;return gi.errors=i,r===0}var Zs={type:"object",additionalProperties:!1,properties:{at:{$ref:"#/definitions/pointer"},default:{
$ref:"#/definitions/model_id"},param:{$ref:"#/definitions/names"},query:{$ref:"#/definitions/query_name"},is:{$ref:"#/definitions/model_id"},type:{$ref:"#/defin\
itions/name"},prefix:{type:"array",items:{$ref:"#/definitions/model_id"},minItems:1,uniqueItems:!0},unit:{$ref:"#/definitions/unit"},upstream:{type:"array",items:{
$ref:"#/definitions/name"},minItems:1,uniqueItems:!0}},"x-variants":{at:{with:["default","type","prefix","unit","upstream"]},param:{with:["type","prefix","unit",
"upstream"]},query:{with:["default","type","prefix","unit","upstream"]},is:{}}};function Cr(e){let i=null,r=0;if(typeof e!="string"&&!Array.isArray(e))return Cr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!ji.test(e))return Cr.errors=[0],
!1;if(r===0&&Array.isArray(e)){if(e.length<1)return Cr.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=r;p(e[t],0)||(i=i===null?p.errors:i.concat(
p.errors),r=i.length);var s=n===r;if(!s)break}if(s){let t=e.length,n;if(t>1){e:for(;t--;)for(n=t;n--;)if(D(e[t],e[n])){return Cr.errors=[0],!1;break e}}}}}}return Cr.
errors=i,r===0}function Ze(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n=r;for(let l of Object.keys(e))if(!o.call(Zs.properties,
l)){return Ze.errors=[0],!1;break}if(n===r){if(e.at!==void 0&&o.call(e,"at")){let l=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let l=r;oe(e.default,0)||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length);var s=l===r}else var s=!0;
if(s){if(e.param!==void 0&&o.call(e,"param")){let l=r;Cr(e.param,0)||(i=i===null?Cr.errors:i.concat(Cr.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.
query!==void 0&&o.call(e,"query")){let l=r;x(e.query,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.is!==void 0&&o.
call(e,"is")){let l=r;oe(e.is,0)||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.type!==void 0&&o.call(e,"type")){let l=r;
p(e.type,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.prefix!==void 0&&o.call(e,"prefix")){let l=e.prefix,f=r;if(r===
f)if(Array.isArray(l)){if(l.length<1)return Ze.errors=[0],!1;{var u=!0;let d=l.length;for(let c=0;c<d;c++){let a=r;oe(l[c],0)||(i=i===null?oe.errors:i.concat(oe.
errors),r=i.length);var u=a===r;if(!u)break}if(u){let c=l.length,a;if(c>1){e:for(;c--;)for(a=c;a--;)if(D(l[c],l[a])){return Ze.errors=[0],!1;break e}}}}}else return Ze.
errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.unit!==void 0&&o.call(e,"unit")){let l=r;ge(e.unit,0)||(i=i===null?ge.errors:i.concat(ge.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let l=e.upstream,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return Ze.errors=
[0],!1;{var t=!0;let d=l.length;for(let c=0;c<d;c++){let a=r;p(l[c],0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var t=a===r;if(!t)break}if(t){let c=l.
length,a;if(c>1){e:for(;c--;)for(a=c;a--;)if(D(l[c],l[a])){return Ze.errors=[0],!1;break e}}}}}else return Ze.errors=[0],!1;var s=f===r}else var s=!0;if(s&&C({at:{
with:["default","type","prefix","unit","upstream"]},param:{with:["type","prefix","unit","upstream"]},query:{with:["default","type","prefix","unit","upstream"]},
is:{}},e).length!==0)return Ze.errors=[0],!1}}}}}}}}}}else return Ze.errors=[0],!1;return Ze.errors=i,r===0}function tr(e){let i=null,r=0;if(typeof e!="string"&&!(e&&typeof e=="object"&&!Array.isArray(e)))return tr.errors=[0],!1;if(r===0){if(typeof e=="string"&&!ji.test(
e))return tr.errors=[0],!1;if(r===0&&e&&typeof e=="object"&&!Array.isArray(e)){let s;if((e.query===void 0||!o.call(e,"query"))&&(s="query"))return tr.errors=[0],
!1;{let u=r;for(let t of Object.keys(e))if(t!=="query"){return tr.errors=[0],!1;break}u===r&&e.query!==void 0&&o.call(e,"query")&&(x(e.query,0)||(i=i===null?x.errors:
i.concat(x.errors),r=i.length))}}}return tr.errors=i,r===0}function se(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.number===void 0||!o.call(e,"number"))&&(u="number")||(e.size===void 0||
!o.call(e,"size"))&&(u="size")||(e.default===void 0||!o.call(e,"default"))&&(u="default")||(e.max===void 0||!o.call(e,"max"))&&(u="max"))return se.errors=[0],!1;
{let t=r;for(let n of Object.keys(e))if(!(n==="number"||n==="size"||n==="default"||n==="max")){return se.errors=[0],!1;break}if(t===r){if(e.number!==void 0&&o.call(
e,"number")){let n=r;x(e.number,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.size!==void 0&&o.call(e,"size")){let n=r;
x(e.size,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.default!==void 0&&o.call(e,"default")){let n=e.default,l=r;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return se.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return se.errors=
[0],!1;if(n<1||isNaN(n))return se.errors=[0],!1}var s=l===r}else var s=!0;if(s)if(e.max!==void 0&&o.call(e,"max")){let n=e.max,l=r;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return se.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e5||isNaN(n))return se.errors=[0],!1;if(n<1||isNaN(n))return se.
errors=[0],!1}var s=l===r}else var s=!0}}}}}else return se.errors=[0],!1;return se.errors=i,r===0}function bi(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="status"||t==="model"||t==="id")){
return bi.errors=[0],!1;break}if(u===r){if(e.status!==void 0&&o.call(e,"status")){let t=r;x(e.status,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.model!==void 0&&o.call(e,"model")){let t=r;x(e.model,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.id!==void 0&&o.call(e,"id")){let t=r;x(e.id,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=t===r}else var s=!0}}}else return bi.errors=
[0],!1;return bi.errors=i,r===0}function sr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.kinds===void 0||!o.call(e,"kinds"))&&
(t="kinds"))return sr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="poll"||l==="cancel"||l==="list"||l==="kinds"||l==="item"||l==="page"||l==="fi\
lters")){return sr.errors=[0],!1;break}if(n===r){if(e.poll!==void 0&&o.call(e,"poll")){let l=r;tr(e.poll,0)||(i=i===null?tr.errors:i.concat(tr.errors),r=i.length);
var s=l===r}else var s=!0;if(s){if(e.cancel!==void 0&&o.call(e,"cancel")){let l=r;tr(e.cancel,0)||(i=i===null?tr.errors:i.concat(tr.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.list!==void 0&&o.call(e,"list")){let l=r;R(e.list,0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);var s=l===r}else var s=!0;if(s){
if(e.kinds!==void 0&&o.call(e,"kinds")){let l=e.kinds,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return sr.errors=[0],!1;{var u=!0;let d=l.length;for(let c=0;c<
d;c++){let a=r;p(l[c],0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var u=a===r;if(!u)break}if(u){let c=l.length,a;if(c>1){e:for(;c--;)for(a=c;a--;)if(D(
l[c],l[a])){return sr.errors=[0],!1;break e}}}}}else return sr.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let l=r;R(e.item,
0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let l=r;se(e.page,0)||(i=i===null?
se.errors:i.concat(se.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.filters!==void 0&&o.call(e,"filters")){let l=r;bi(e.filters,0)||(i=i===null?bi.errors:
i.concat(bi.errors),r=i.length);var s=l===r}else var s=!0;if(s&&C({poll:{},cancel:{},list:{with:["item","page","filters"],required:["item","page"]}},e).length!==
0)return sr.errors=[0],!1}}}}}}}}}else return sr.errors=[0],!1;return sr.errors=i,r===0}var Rs={type:"object",additionalProperties:!1,required:["resource"],properties:{
resource:{$ref:"#/definitions/name"},at:{$ref:"#/definitions/pointer"},optional:{type:"boolean"},param:{$ref:"#/definitions/name"},query:{$ref:"#/definitions/qu\
ery_name"},header:{$ref:"#/definitions/header_name"},each:{$ref:"#/definitions/places"},uri:{$ref:"#/definitions/uri_scheme"},host:{$ref:"#/definitions/resource\
_host"},unread:{type:"boolean"}},"x-variants":{at:{with:["optional","unread"]},each:{with:["unread"]},param:{},query:{with:["unread"]},header:{with:["optional",
"unread"]},uri:{with:["unread"]},host:{with:["unread"]}}};var Ts=new RegExp("^[a-z][a-z0-9+.-]*://$","u");function zr(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ts.test(e))return zr.errors=[0],!1}else return zr.
errors=[0],!1;return zr.errors=i,r===0}var Ss=new RegExp("^[a-z0-9-]+(\\.[a-z0-9-]+)+$","u");function Ir(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ss.test(e))return Ir.errors=[0],!1}else return Ir.
errors=[0],!1;return Ir.errors=i,r===0}function mr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.resource===void 0||!o.call(
e,"resource"))&&(u="resource"))return mr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!o.call(Rs.properties,n)){return mr.errors=[0],!1;break}if(t===r){
if(e.resource!==void 0&&o.call(e,"resource")){let n=r;p(e.resource,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.
at!==void 0&&o.call(e,"at")){let n=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.optional!==void 0&&o.call(
e,"optional")){let n=r;if(typeof e.optional!="boolean")return mr.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,"param")){let n=r;p(
e.param,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let n=r;x(e.query,0)||(i=
i===null?x.errors:i.concat(x.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.header!==void 0&&o.call(e,"header")){let n=r;q(e.header,0)||(i=i===null?q.
errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.each!==void 0&&o.call(e,"each")){let n=r;re(e.each,0)||(i=i===null?re.errors:i.concat(
re.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.uri!==void 0&&o.call(e,"uri")){let n=r;zr(e.uri,0)||(i=i===null?zr.errors:i.concat(zr.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.host!==void 0&&o.call(e,"host")){let n=r;Ir(e.host,0)||(i=i===null?Ir.errors:i.concat(Ir.errors),r=i.length);var s=n===r}else
var s=!0;if(s){if(e.unread!==void 0&&o.call(e,"unread")){let n=r;if(typeof e.unread!="boolean")return mr.errors=[0],!1;var s=n===r}else var s=!0;if(s&&C({at:{with:[
"optional","unread"]},each:{with:["unread"]},param:{},query:{with:["unread"]},header:{with:["optional","unread"]},uri:{with:["unread"]},host:{with:["unread"]}},
e).length!==0)return mr.errors=[0],!1}}}}}}}}}}}}else return mr.errors=[0],!1;return mr.errors=i,r===0}var Bs=new RegExp("^[^{}]+\\{id\\}[^{}]*$","u");function je(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.resource===void 0||
!o.call(e,"resource"))&&(t="resource"))return je.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="resource"||l==="id"||l==="part"||l==="header")){return je.
errors=[0],!1;break}if(n===r){if(e.resource!==void 0&&o.call(e,"resource")){let l=r;p(e.resource,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===
r}else var s=!0;if(s){if(e.id!==void 0&&o.call(e,"id")){let l=e.id,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return je.errors=[0],!1;{var u=!0;let d=l.length;
for(let c=0;c<d;c++){let a=r;$(l[c],0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var u=a===r;if(!u)break}if(u){let c=l.length,a;if(c>1){e:for(;c--;)for(a=
c;a--;)if(D(l[c],l[a])){return je.errors=[0],!1;break e}}}}}else return je.errors=[0],!1;var s=f===r}else var s=!0;if(s){if(e.part!==void 0&&o.call(e,"part")){let l=e.
part,f=r;if(r===f)if(typeof l=="string"){if(Z(l)>200)return je.errors=[0],!1;if(!Bs.test(l))return je.errors=[0],!1}else return je.errors=[0],!1;var s=f===r}else
var s=!0;if(s){if(e.header!==void 0&&o.call(e,"header")){let l=r;q(e.header,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=l===r}else var s=!0;if(s&&
C({id:{with:["part"]},header:{}},e).length!==0)return je.errors=[0],!1}}}}}}else return je.errors=[0],!1;return je.errors=i,r===0}function Hr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.resource===void 0||!o.call(e,"resource"))&&(u="resource"))return Hr.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="resource"||n==="param"||n==="header")){return Hr.errors=[0],!1;break}if(t===r){if(e.resource!==void 0&&
o.call(e,"resource")){let n=r;p(e.resource,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,
"param")){let n=r;p(e.param,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.header!==void 0&&o.call(e,"header")){let n=r;
q(e.header,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var s=n===r}else var s=!0;if(s&&C({param:{},header:{}},e).length!==0)return Hr.errors=[0],!1}}}}}else
return Hr.errors=[0],!1;return Hr.errors=i,r===0}var Ks=new RegExp("^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$","u");function xr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.list===
void 0||!o.call(e,"list"))&&(u="list")||(e.query===void 0||!o.call(e,"query"))&&(u="query")||(e.item===void 0||!o.call(e,"item"))&&(u="item")||(e.answer===void 0||
!o.call(e,"answer"))&&(u="answer")||(e.page===void 0||!o.call(e,"page"))&&(u="page"))return xr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="list"||
n==="query"||n==="record"||n==="item"||n==="answer"||n==="page")){return xr.errors=[0],!1;break}if(t===r){if(e.list!==void 0&&o.call(e,"list")){let n=r;p(e.list,
0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.query!==void 0&&o.call(e,"query")){let n=e.query,l=r;if(r===l)if(typeof n==
"string"){if(!Ks.test(n))return xr.errors=[0],!1}else return xr.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.record!==void 0&&o.call(e,"record")){let n=r;
$(e.record,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.item!==void 0&&o.call(e,"item")){let n=r;R(e.item,0)||(i=
i===null?R.errors:i.concat(R.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){let n=r;R(e.answer,0)||(i=i===null?R.
errors:i.concat(R.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.page!==void 0&&o.call(e,"page")){let n=r;se(e.page,0)||(i=i===null?se.errors:i.concat(
se.errors),r=i.length);var s=n===r}else var s=!0}}}}}}}else return xr.errors=[0],!1;return xr.errors=i,r===0}function li(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.from===void 0||!o.call(e,"from"))&&(u="from")||(e.to===void 0||!o.
call(e,"to"))&&(u="to"))return li.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="from"||n==="to")){return li.errors=[0],!1;break}if(t===r){if(e.from!==
void 0&&o.call(e,"from")){let n=r;x(e.from,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=n===r}else var s=!0;if(s)if(e.to!==void 0&&o.call(e,"to")){
let n=r;x(e.to,0)||(i=i===null?x.errors:i.concat(x.errors),r=i.length);var s=n===r}else var s=!0}}}else return li.errors=[0],!1;return li.errors=i,r===0}function Mr(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.show===void 0||!o.call(e,"show"))&&(u="show")||(e.answer===void 0||!o.call(e,"a\
nswer"))&&(u="answer"))return Mr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="show"||n==="item"||n==="answer"||n==="page"||n==="param"||n==="mon\
th"||n==="rate"||n==="range")){return Mr.errors=[0],!1;break}if(t===r){if(e.show!==void 0&&o.call(e,"show")){let n=e.show,l=r;if(!(n==="balance"||n==="usage"||n===
"limits"||n==="prices"||n==="tasks"||n==="statement"||n==="requests"||n==="request"))return Mr.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.item!==void 0&&
o.call(e,"item")){let n=r;R(e.item,0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answe\
r")){let n=r;R(e.answer,0)||(i=i===null?R.errors:i.concat(R.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.page!==void 0&&o.call(e,"page")){let n=r;se(
e.page,0)||(i=i===null?se.errors:i.concat(se.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.param!==void 0&&o.call(e,"param")){let n=r;p(e.param,0)||(i=
i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.month!==void 0&&o.call(e,"month")){let n=r;x(e.month,0)||(i=i===null?x.errors:
i.concat(x.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.rate!==void 0&&o.call(e,"rate")){let n=r;He(e.rate,0)||(i=i===null?He.errors:i.concat(He.errors),
r=i.length);var s=n===r}else var s=!0;if(s)if(e.range!==void 0&&o.call(e,"range")){let n=r;li(e.range,0)||(i=i===null?li.errors:i.concat(li.errors),r=i.length);
var s=n===r}else var s=!0}}}}}}}}}else return Mr.errors=[0],!1;return Mr.errors=i,r===0}function Ke(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return Ke.errors=[0],!1;{let t=r;for(let n of Object.
keys(e))if(!(n==="prefix"||n==="cel"||n==="unit")){return Ke.errors=[0],!1;break}if(t===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let n=e.prefix,l=r;if(r===l)
if(Array.isArray(n)){if(n.length<1)return Ke.errors=[0],!1;{var s=!0;let f=n.length;for(let m=0;m<f;m++){let d=r;oe(n[m],0)||(i=i===null?oe.errors:i.concat(oe.errors),
r=i.length);var s=d===r;if(!s)break}if(s){let m=n.length,d;if(m>1){e:for(;m--;)for(d=m;d--;)if(D(n[m],n[d])){return Ke.errors=[0],!1;break e}}}}}else return Ke.
errors=[0],!1;var u=l===r}else var u=!0;if(u){if(e.cel!==void 0&&o.call(e,"cel")){let n=e.cel,l=r;if(r===l)if(typeof n=="string"){if(Z(n)<1)return Ke.errors=[0],
!1}else return Ke.errors=[0],!1;var u=l===r}else var u=!0;if(u)if(e.unit!==void 0&&o.call(e,"unit")){let n=r;ge(e.unit,0)||(i=i===null?ge.errors:i.concat(ge.errors),
r=i.length);var u=n===r}else var u=!0}}}}else return Ke.errors=[0],!1;return Ke.errors=i,r===0}function ee(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.prompt===void 0||!o.call(e,"prompt"))&&(t="prompt")||(e.images===
void 0||!o.call(e,"images"))&&(t="images")||(e.into===void 0||!o.call(e,"into"))&&(t="into")||(e.roles===void 0||!o.call(e,"roles"))&&(t="roles"))return ee.errors=
[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="prompt"||l==="images"||l==="into"||l==="roles")){return ee.errors=[0],!1;break}if(n===r){if(e.prompt!==void 0&&
o.call(e,"prompt")){let l=e.prompt,f=r;if(r===f)if(typeof l=="string"){if(Z(l)<1)return ee.errors=[0],!1}else return ee.errors=[0],!1;var s=f===r}else var s=!0;
if(s){if(e.images!==void 0&&o.call(e,"images")){let l=e.images,f=r;if(r===f)if(typeof l=="string"){if(Z(l)<1)return ee.errors=[0],!1}else return ee.errors=[0],!1;
var s=f===r}else var s=!0;if(s){if(e.into!==void 0&&o.call(e,"into")){let l=e.into,f=r;if(r===f)if(typeof l=="string"){if(Z(l)<1)return ee.errors=[0],!1}else return ee.
errors=[0],!1;var s=f===r}else var s=!0;if(s)if(e.roles!==void 0&&o.call(e,"roles")){let l=e.roles,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return ee.errors=
[0],!1;{var u=!0;let d=l.length;for(let c=0;c<d;c++){let a=l[c],v=r;if(r===v)if(typeof a=="string"){if(Z(a)<1)return ee.errors=[0],!1}else return ee.errors=[0],
!1;var u=v===r;if(!u)break}}}else return ee.errors=[0],!1;var s=f===r}else var s=!0}}}}}else return ee.errors=[0],!1;return ee.errors=i,r===0}var Ds=new RegExp("^/[^\\s?#]*$","u");function $i(e){let i=null,r=0;if(r===0)if(typeof e=="string"){if(!Ds.test(e))return $i.errors=[0],!1}else return $i.errors=
[0],!1;return $i.errors=i,r===0}function ve(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return ve.errors=
[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="only"||n==="path")){return ve.errors=[0],!1;break}if(t===r){if(e.only!==void 0&&o.call(e,"only")){let n=e.
only,l=r;if(r===l)if(Array.isArray(n)){if(n.length<1)return ve.errors=[0],!1;{var s=!0;let f=n.length;for(let m=0;m<f;m++){let d=n[m],c=r;if(r===c)if(typeof d==
"string"){if(Z(d)<1)return ve.errors=[0],!1}else return ve.errors=[0],!1;var s=c===r;if(!s)break}if(s){let m=n.length,d;if(m>1){let c={};for(;m--;){let a=n[m];if(typeof a==
"string"){if(typeof c[a]=="number"){return d=c[a],ve.errors=[0],!1;break}c[a]=m}}}}}}else return ve.errors=[0],!1;var u=l===r}else var u=!0;if(u)if(e.path!==void 0&&
o.call(e,"path")){let n=r;$i(e.path,0)||(i=i===null?$i.errors:i.concat($i.errors),r=i.length);var u=n===r}else var u=!0}}}else return ve.errors=[0],!1;return ve.
errors=i,r===0}function Gr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.name===void 0||!o.call(e,"name"))&&(u="name"))return Gr.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="name"||n==="when"||n==="shorthand"||n==="body"||n==="fill"||n==="forward"||n==="billing"||n==="crea\
tes_task")){return Gr.errors=[0],!1;break}if(t===r){let n;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.call(e,"billing"))&&(n="\
billing"))return Gr.errors=[0],!1;if(e.name!==void 0&&o.call(e,"name")){let l=r;p(e.name,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else
var s=!0;if(s){if(e.when!==void 0&&o.call(e,"when")){let l=r;Ke(e.when,0)||(i=i===null?Ke.errors:i.concat(Ke.errors),r=i.length);var s=l===r}else var s=!0;if(s){
if(e.shorthand!==void 0&&o.call(e,"shorthand")){let l=r;ee(e.shorthand,0)||(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var s=l===r}else var s=!0;if(s){
if(e.body!==void 0&&o.call(e,"body")){let l=r;fe(e.body,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.fill!==void 0&&
o.call(e,"fill")){let l=r;p(e.fill,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forw\
ard")){let l=r;ve(e.forward,0)||(i=i===null?ve.errors:i.concat(ve.errors),r=i.length);var s=l===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){
let l=r;p(e.billing,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else var s=!0;if(s)if(e.creates_task!==void 0&&o.call(e,"creates_task")){
let l=r;p(e.creates_task,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=l===r}else var s=!0}}}}}}}}}else return Gr.errors=[0],!1;return Gr.errors=
i,r===0}function ki(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;for(let t of Object.keys(e))if(!(t==="time"||t==="bytes")){return ki.
errors=[0],!1;break}if(u===r){if(e.time!==void 0&&o.call(e,"time")){let t=r;g(e.time,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;
if(s)if(e.bytes!==void 0&&o.call(e,"bytes")){let t=r;F(e.bytes,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===r}else var s=!0}}else return ki.
errors=[0],!1;return ki.errors=i,r===0}function Pr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.resource===void 0||!o.call(e,"resource"))&&(u="resource"))return Pr.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="resource"||n==="at"||n==="optional"||n==="each"||n==="uri"||n==="host")){return Pr.errors=[0],!1;break}
if(t===r){if(e.resource!==void 0&&o.call(e,"resource")){let n=r;p(e.resource,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;if(s){
if(e.at!==void 0&&o.call(e,"at")){let n=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.optional!==void 0&&
o.call(e,"optional")){let n=r;if(typeof e.optional!="boolean")return Pr.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.each!==void 0&&o.call(e,"each")){let n=r;
re(e.each,0)||(i=i===null?re.errors:i.concat(re.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.uri!==void 0&&o.call(e,"uri")){let n=r;zr(e.uri,0)||(i=
i===null?zr.errors:i.concat(zr.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.host!==void 0&&o.call(e,"host")){let n=r;Ir(e.host,0)||(i=i===null?Ir.errors:
i.concat(Ir.errors),r=i.length);var s=n===r}else var s=!0;if(s&&C({at:{with:["optional"]},each:{},uri:{},host:{}},e).length!==0)return Pr.errors=[0],!1}}}}}}}}else
return Pr.errors=[0],!1;return Pr.errors=i,r===0}function Re(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l=r;for(let f of Object.
keys(e))if(!(f==="when"||f==="body"||f==="requires_owner")){return Re.errors=[0],!1;break}if(l===r){if(e.when!==void 0&&o.call(e,"when")){let f=e.when,m=r;if(r===
m)if(f&&typeof f=="object"&&!Array.isArray(f)){if(Object.keys(f).length<1)return Re.errors=[0],!1;for(let d of Object.keys(f)){let c=f[d],a=r;if(r===a)if(Array.
isArray(c)){if(c.length<1)return Re.errors=[0],!1;{var s=!0;let v=c.length;for(let _=0;_<v;_++){let y=r;if(typeof c[_]!="string")return Re.errors=[0],!1;var s=y===
r;if(!s)break}if(s){let _=c.length,y;if(_>1){let k={};for(;_--;){let w=c[_];if(typeof w=="string"){if(typeof k[w]=="number"){return y=k[w],Re.errors=[0],!1;break}
k[w]=_}}}}}}else return Re.errors=[0],!1;var u=a===r;if(!u)break}}else return Re.errors=[0],!1;var t=m===r}else var t=!0;if(t){if(e.body!==void 0&&o.call(e,"bod\
y")){let f=r;fe(e.body,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var t=f===r}else var t=!0;if(t)if(e.requires_owner!==void 0&&o.call(e,"requires\
_owner")){let f=e.requires_owner,m=r;if(r===m)if(Array.isArray(f)){var n=!0;let c=f.length;for(let a=0;a<c;a++){let v=r;Pr(f[a],0)||(i=i===null?Pr.errors:i.concat(
Pr.errors),r=i.length);var n=v===r;if(!n)break}}else return Re.errors=[0],!1;var t=m===r}else var t=!0}}}else return Re.errors=[0],!1;return Re.errors=i,r===0}function ye(e){
let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!(n==="type"||n==="required"||n==="max"||n==="conten\
t_types"||n==="lines"||n==="repeat")){return ye.errors=[0],!1;break}if(t===r){if(e.type!==void 0&&o.call(e,"type")){let n=e.type,l=r;if(typeof n!="string")return ye.
errors=[0],!1;if(!(n==="string"||n==="int"||n==="bool"||n==="file"))return ye.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.required!==void 0&&o.call(e,"re\
quired")){let n=r;if(typeof e.required!="boolean")return ye.errors=[0],!1;var s=n===r}else var s=!0;if(s){if(e.max!==void 0&&o.call(e,"max")){let n=r;F(e.max,0)||
(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.content_types!==void 0&&o.call(e,"content_types")){let n=e.content_types,
l=r;if(r===l)if(Array.isArray(n)){if(n.length<1)return ye.errors=[0],!1;{var u=!0;let m=n.length;for(let d=0;d<m;d++){let c=r;Ve(n[d],0)||(i=i===null?Ve.errors:
i.concat(Ve.errors),r=i.length);var u=c===r;if(!u)break}if(u){let d=n.length,c;if(d>1){e:for(;d--;)for(c=d;c--;)if(D(n[d],n[c])){return ye.errors=[0],!1;break e}}}}}else
return ye.errors=[0],!1;var s=l===r}else var s=!0;if(s){if(e.lines!==void 0&&o.call(e,"lines")){let n=r;Re(e.lines,0)||(i=i===null?Re.errors:i.concat(Re.errors),
r=i.length);var s=n===r}else var s=!0;if(s)if(e.repeat!==void 0&&o.call(e,"repeat")){let n=e.repeat,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return ye.errors=[0],!1;if(r===l&&typeof n=="number"&&isFinite(n)){if(n>1e3||isNaN(n))return ye.errors=[0],!1;if(n<1||isNaN(n))return ye.errors=[0],!1}var s=l===
r}else var s=!0}}}}}}else return ye.errors=[0],!1;return ye.errors=i,r===0}function nr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t;if((e.content_types===void 0||!o.call(e,"content_types"))&&(t="content\
_types"))return nr.errors=[0],!1;{let n=r;for(let l of Object.keys(e))if(!(l==="content_types"||l==="json")){return nr.errors=[0],!1;break}if(n===r){if(e.content_types!==
void 0&&o.call(e,"content_types")){let l=e.content_types,f=r;if(r===f)if(Array.isArray(l)){if(l.length<1)return nr.errors=[0],!1;{var s=!0;let m=l.length;for(let d=0;d<
m;d++){let c=r;Ve(l[d],0)||(i=i===null?Ve.errors:i.concat(Ve.errors),r=i.length);var s=c===r;if(!s)break}if(s){let d=l.length,c;if(d>1){e:for(;d--;)for(c=d;c--;)
if(D(l[d],l[c])){return nr.errors=[0],!1;break e}}}}}else return nr.errors=[0],!1;var u=f===r}else var u=!0;if(u)if(e.json!==void 0&&o.call(e,"json")){let l=r;if(typeof e.
json!="boolean")return nr.errors=[0],!1;var u=l===r}else var u=!0}}}else return nr.errors=[0],!1;return nr.errors=i,r===0}var Cs={type:"object",additionalProperties:!1,
"x-variants":{starts:{with:["event","ends","reports","message","idle","messages","unread"],required:["event","ends"]},longest:{with:["event","reports","message",
"idle","messages","unread"]}},properties:{event:{$ref:"#/definitions/pointer"},longest:{$ref:"#/definitions/duration"},starts:{$ref:"#/definitions/event_names"},
ends:{$ref:"#/definitions/event_names"},reports:{$ref:"#/definitions/event_names"},message:{$ref:"#/definitions/size"},idle:{$ref:"#/definitions/duration"},messages:{
$ref:"#/definitions/caller_messages"},unread:{type:"boolean"}}};function _e(e){let i=null,r=0;if(r===0)if(Array.isArray(e)){if(e.length<1)return _e.errors=[0],!1;{var s=!0;let u=e.length;for(let t=0;t<u;t++){let n=e[t],l=r;if(r===
l)if(typeof n=="string"){if(Z(n)<1)return _e.errors=[0],!1}else return _e.errors=[0],!1;var s=l===r;if(!s)break}if(s){let t=e.length,n;if(t>1){let l={};for(;t--;){
let f=e[t];if(typeof f=="string"){if(typeof l[f]=="number"){return n=l[f],_e.errors=[0],!1;break}l[f]=t}}}}}}else return _e.errors=[0],!1;return _e.errors=i,r===
0}function Ur(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.resource===void 0||!o.call(e,"resource"))&&(u="resource"))return Ur.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="resource"||n==="at"||n==="each")){return Ur.errors=[0],!1;break}if(t===r){if(e.resource!==void 0&&o.
call(e,"resource")){let n=r;p(e.resource,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.at!==void 0&&o.call(e,"at")){
let n=r;$(e.at,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=n===r}else var s=!0;if(s){if(e.each!==void 0&&o.call(e,"each")){let n=r;re(e.each,0)||
(i=i===null?re.errors:i.concat(re.errors),r=i.length);var s=n===r}else var s=!0;if(s&&C({at:{},each:{}},e).length!==0)return Ur.errors=[0],!1}}}}}else return Ur.
errors=[0],!1;return Ur.errors=i,r===0}function De(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let m of Object.keys(e))if(!(m===
"values"||m==="requires_owner")){return De.errors=[0],!1;break}if(f===r){if(e.values!==void 0&&o.call(e,"values")){let m=e.values,d=r;if(r===d)if(m&&typeof m=="\
object"&&!Array.isArray(m)){for(let c of Object.keys(m)){let a=r;$(c,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var s=a===r;if(!s){return i===null?
i=[0]:i.push(0),r++,De.errors=i,!1;break}}if(s)for(let c of Object.keys(m)){let a=m[c],v=r;if(r===v)if(Array.isArray(a)){var u=!0;let _=a.length;for(let y=0;y<_;y++){
let k=r;if(typeof a[y]!="string")return De.errors=[0],!1;var u=k===r;if(!u)break}if(u){let y=a.length,k;if(y>1){let w={};for(;y--;){let h=a[y];if(typeof h=="str\
ing"){if(typeof w[h]=="number"){return k=w[h],De.errors=[0],!1;break}w[h]=y}}}}}else return De.errors=[0],!1;var t=v===r;if(!t)break}}else return De.errors=[0],
!1;var n=d===r}else var n=!0;if(n)if(e.requires_owner!==void 0&&o.call(e,"requires_owner")){let m=e.requires_owner,d=r;if(r===d)if(Array.isArray(m)){var l=!0;let a=m.
length;for(let v=0;v<a;v++){let _=r;Ur(m[v],0)||(i=i===null?Ur.errors:i.concat(Ur.errors),r=i.length);var l=_===r;if(!l)break}}else return De.errors=[0],!1;var n=d===
r}else var n=!0}}else return De.errors=[0],!1;return De.errors=i,r===0}function Vr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u=r;
for(let t of Object.keys(e))if(!o.call(Cs.properties,t)){return Vr.errors=[0],!1;break}if(u===r){if(e.event!==void 0&&o.call(e,"event")){let t=r;$(e.event,0)||(i=
i===null?$.errors:i.concat($.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.longest!==void 0&&o.call(e,"longest")){let t=r;g(e.longest,0)||(i=i===null?
g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.starts!==void 0&&o.call(e,"starts")){let t=r;_e(e.starts,0)||(i=i===null?_e.errors:
i.concat(_e.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.ends!==void 0&&o.call(e,"ends")){let t=r;_e(e.ends,0)||(i=i===null?_e.errors:i.concat(_e.errors),
r=i.length);var s=t===r}else var s=!0;if(s){if(e.reports!==void 0&&o.call(e,"reports")){let t=r;_e(e.reports,0)||(i=i===null?_e.errors:i.concat(_e.errors),r=i.length);
var s=t===r}else var s=!0;if(s){if(e.message!==void 0&&o.call(e,"message")){let t=r;F(e.message,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=t===
r}else var s=!0;if(s){if(e.idle!==void 0&&o.call(e,"idle")){let t=r;g(e.idle,0)||(i=i===null?g.errors:i.concat(g.errors),r=i.length);var s=t===r}else var s=!0;if(s){
if(e.messages!==void 0&&o.call(e,"messages")){let t=r;De(e.messages,0)||(i=i===null?De.errors:i.concat(De.errors),r=i.length);var s=t===r}else var s=!0;if(s){if(e.
unread!==void 0&&o.call(e,"unread")){let t=r;if(typeof e.unread!="boolean")return Vr.errors=[0],!1;var s=t===r}else var s=!0;if(s&&C({starts:{with:["event","end\
s","reports","message","idle","messages","unread"],required:["event","ends"]},longest:{with:["event","reports","message","idle","messages","unread"]}},e).length!==
0)return Vr.errors=[0],!1}}}}}}}}}}else return Vr.errors=[0],!1;return Vr.errors=i,r===0}function Nr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let t=r;for(let n of Object.keys(e))if(!(n==="route"||n==="params"||n==="kee\
p")){return Nr.errors=[0],!1;break}if(t===r){if(e.route!==void 0&&o.call(e,"route")){let n=r;p(e.route,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===
r}else var s=!0;if(s){if(e.params!==void 0&&o.call(e,"params")){let n=e.params,l=r;if(r===l)if(n&&typeof n=="object"&&!Array.isArray(n))for(let m of Object.keys(
n)){let d=r;$(n[m],0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var u=d===r;if(!u)break}else return Nr.errors=[0],!1;var s=l===r}else var s=!0;if(s){
if(e.keep!==void 0&&o.call(e,"keep")){let n=r;if(e.keep!==!0)return Nr.errors=[0],!1;var s=n===r}else var s=!0;if(s&&C({route:{with:["params"]},keep:{}},e).length!==
0)return Nr.errors=[0],!1}}}}else return Nr.errors=[0],!1;return Nr.errors=i,r===0}function Ce(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.seconds===void 0||!o.call(e,"seconds"))&&(u="seconds"))return Ce.
errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="seconds"||n==="bytes"||n==="left")){return Ce.errors=[0],!1;break}if(t===r){if(e.seconds!==void 0&&
o.call(e,"seconds")){let n=e.seconds,l=r;if(r===l)if(typeof n=="number"&&isFinite(n)){if(n<0||isNaN(n))return Ce.errors=[0],!1}else return Ce.errors=[0],!1;var s=l===
r}else var s=!0;if(s){if(e.bytes!==void 0&&o.call(e,"bytes")){let n=e.bytes,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Ce.errors=[0],!1;
if(r===l&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n)))return Ce.errors=[0],!1;var s=l===r}else var s=!0;if(s)if(e.left!==void 0&&o.call(e,"left")){let n=r;
if(typeof e.left!="boolean")return Ce.errors=[0],!1;var s=n===r}else var s=!0}}}}else return Ce.errors=[0],!1;return Ce.errors=i,r===0}function te(e){let i=null,
r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(Object.keys(e).length<1)return te.errors=[0],!1;{let l=r;for(let f of Object.keys(e))if(!(f==="stat\
us"||f==="headers"||f==="body"||f==="events"||f==="stream"||f==="connection")){return te.errors=[0],!1;break}if(l===r){if(e.status!==void 0&&o.call(e,"status")){
let f=e.status,m=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)))return te.errors=[0],!1;if(r===m&&typeof f=="number"&&isFinite(f)){if(f>599||isNaN(f))
return te.errors=[0],!1;if(f<200||isNaN(f))return te.errors=[0],!1}var s=m===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let f=e.headers,m=r;
if(r===m)if(f&&typeof f=="object"&&!Array.isArray(f)){for(let c of Object.keys(f)){let a=r;q(c,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var u=a===
r;if(!u){return i===null?i=[0]:i.push(0),r++,te.errors=i,!1;break}}if(u)for(let c of Object.keys(f)){let a=r;if(typeof f[c]!="string")return te.errors=[0],!1;var t=a===
r;if(!t)break}}else return te.errors=[0],!1;var s=m===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let f=r;W(e.body,0)||(i=i===null?W.errors:i.concat(
W.errors),r=i.length);var s=f===r}else var s=!0;if(s){if(e.events!==void 0&&o.call(e,"events")){let f=e.events,m=r;if(r===m)if(Array.isArray(f)){if(f.length<1)return te.
errors=[0],!1;{var n=!0;let c=f.length;for(let a=0;a<c;a++){let v=r;W(f[a],0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var n=v===r;if(!n)break}}}else
return te.errors=[0],!1;var s=m===r}else var s=!0;if(s){if(e.stream!==void 0&&o.call(e,"stream")){let f=r;T(e.stream,0)||(i=i===null?T.errors:i.concat(T.errors),
r=i.length);var s=f===r}else var s=!0;if(s)if(e.connection!==void 0&&o.call(e,"connection")){let f=r;Ce(e.connection,0)||(i=i===null?Ce.errors:i.concat(Ce.errors),
r=i.length);var s=f===r}else var s=!0}}}}}}}else return te.errors=[0],!1;return te.errors=i,r===0}var Hs={type:"object",additionalProperties:!1,properties:{branch:{
$ref:"#/definitions/name"},units:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"number",minimum:0,maximum:1e9}},
charge:{$ref:"#/definitions/amount"},state:{enum:["running","succeeded","failed","unknown","review"]},request:{type:"string",pattern:"^[A-Z]+ /\\S*$"},task:{type:"\
string",minLength:1},resource:{type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:"string",minLength:1}},facts:{
type:"object",minProperties:1,propertyNames:{$ref:"#/definitions/name"},additionalProperties:{type:["string","number","boolean"]}},hold:{$ref:"#/definitions/amo\
unt"},error:{$ref:"#/definitions/error_kind"}},minProperties:1},Ms=new RegExp("^[A-Z]+ /\\S*$","u");function H(e){let i=null,r=0;if(r===0)if(e&&typeof e=="objec\
t"&&!Array.isArray(e)){if(Object.keys(e).length<1)return H.errors=[0],!1;{let d=r;for(let c of Object.keys(e))if(!o.call(Hs.properties,c)){return H.errors=[0],!1;
break}if(d===r){if(e.branch!==void 0&&o.call(e,"branch")){let c=r;p(e.branch,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=c===r}else var s=!0;if(s){
if(e.units!==void 0&&o.call(e,"units")){let c=e.units,a=r;if(r===a)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1)return H.errors=[0],!1;
for(let _ of Object.keys(c)){let y=r;p(_,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var u=y===r;if(!u){return i===null?i=[0]:i.push(0),r++,H.errors=
i,!1;break}}if(u)for(let _ of Object.keys(c)){let y=c[_],k=r;if(r===k)if(typeof y=="number"&&isFinite(y)){if(y>1e9||isNaN(y))return H.errors=[0],!1;if(y<0||isNaN(
y))return H.errors=[0],!1}else return H.errors=[0],!1;var t=k===r;if(!t)break}}else return H.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.charge!==void 0&&
o.call(e,"charge")){let c=r;Q(e.charge,0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.state!==void 0&&o.call(e,"st\
ate")){let c=e.state,a=r;if(!(c==="running"||c==="succeeded"||c==="failed"||c==="unknown"||c==="review"))return H.errors=[0],!1;var s=a===r}else var s=!0;if(s){
if(e.request!==void 0&&o.call(e,"request")){let c=e.request,a=r;if(r===a)if(typeof c=="string"){if(!Ms.test(c))return H.errors=[0],!1}else return H.errors=[0],!1;
var s=a===r}else var s=!0;if(s){if(e.task!==void 0&&o.call(e,"task")){let c=e.task,a=r;if(r===a)if(typeof c=="string"){if(Z(c)<1)return H.errors=[0],!1}else return H.
errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.resource!==void 0&&o.call(e,"resource")){let c=e.resource,a=r;if(r===a)if(c&&typeof c=="object"&&!Array.isArray(
c)){if(Object.keys(c).length<1)return H.errors=[0],!1;for(let _ of Object.keys(c)){let y=r;p(_,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var n=y===
r;if(!n){return i===null?i=[0]:i.push(0),r++,H.errors=i,!1;break}}if(n)for(let _ of Object.keys(c)){let y=c[_],k=r;if(r===k)if(typeof y=="string"){if(Z(y)<1)return H.
errors=[0],!1}else return H.errors=[0],!1;var l=k===r;if(!l)break}}else return H.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.facts!==void 0&&o.call(e,"fa\
cts")){let c=e.facts,a=r;if(r===a)if(c&&typeof c=="object"&&!Array.isArray(c)){if(Object.keys(c).length<1)return H.errors=[0],!1;for(let _ of Object.keys(c)){let y=r;
p(_,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var f=y===r;if(!f){return i===null?i=[0]:i.push(0),r++,H.errors=i,!1;break}}if(f)for(let _ of Object.
keys(c)){let y=c[_],k=r;if(typeof y!="string"&&!(typeof y=="number"&&isFinite(y))&&typeof y!="boolean")return H.errors=[0],!1;var m=k===r;if(!m)break}}else return H.
errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.hold!==void 0&&o.call(e,"hold")){let c=r;Q(e.hold,0)||(i=i===null?Q.errors:i.concat(Q.errors),r=i.length);var s=c===
r}else var s=!0;if(s)if(e.error!==void 0&&o.call(e,"error")){let c=r;Ge(e.error,0)||(i=i===null?Ge.errors:i.concat(Ge.errors),r=i.length);var s=c===r}else var s=!0}}}}}}}}}}}else
return H.errors=[0],!1;return H.errors=i,r===0}function X(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if((e.name===void 0||!o.
call(e,"name"))&&(m="name"))return X.errors=[0],!1;{let d=r;for(let c of Object.keys(e))if(!(c==="name"||c==="after"||c==="body"||c==="headers"||c==="params"||c===
"answer"||c==="polls"||c==="expect")){return X.errors=[0],!1;break}if(d===r){if(e.name!==void 0&&o.call(e,"name")){let c=e.name,a=r;if(r===a)if(typeof c=="strin\
g"){if(Z(c)<1)return X.errors=[0],!1}else return X.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.after!==void 0&&o.call(e,"after")){let c=e.after,a=r;if(r===
a)if(typeof c=="string"){if(Z(c)<1)return X.errors=[0],!1}else return X.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let c=r;
W(e.body,0)||(i=i===null?W.errors:i.concat(W.errors),r=i.length);var s=c===r}else var s=!0;if(s){if(e.headers!==void 0&&o.call(e,"headers")){let c=e.headers,a=r;
if(r===a)if(c&&typeof c=="object"&&!Array.isArray(c)){for(let _ of Object.keys(c)){let y=r;q(_,0)||(i=i===null?q.errors:i.concat(q.errors),r=i.length);var u=y===
r;if(!u){return i===null?i=[0]:i.push(0),r++,X.errors=i,!1;break}}if(u)for(let _ of Object.keys(c)){let y=r;if(typeof c[_]!="string")return X.errors=[0],!1;var t=y===
r;if(!t)break}}else return X.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.params!==void 0&&o.call(e,"params")){let c=e.params,a=r;if(r===a)if(c&&typeof c==
"object"&&!Array.isArray(c)){for(let _ of Object.keys(c)){let y=r;p(_,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var n=y===r;if(!n){return i===null?
i=[0]:i.push(0),r++,X.errors=i,!1;break}}if(n)for(let _ of Object.keys(c)){let y=r;if(typeof c[_]!="string")return X.errors=[0],!1;var l=y===r;if(!l)break}}else
return X.errors=[0],!1;var s=a===r}else var s=!0;if(s){if(e.answer!==void 0&&o.call(e,"answer")){let c=r;te(e.answer,0)||(i=i===null?te.errors:i.concat(te.errors),
r=i.length);var s=c===r}else var s=!0;if(s){if(e.polls!==void 0&&o.call(e,"polls")){let c=e.polls,a=r;if(r===a)if(Array.isArray(c)){if(c.length>2)return X.errors=
[0],!1;if(c.length<1)return X.errors=[0],!1;{var f=!0;let _=c.length;for(let y=0;y<_;y++){let k=r;te(c[y],0)||(i=i===null?te.errors:i.concat(te.errors),r=i.length);
var f=k===r;if(!f)break}}}else return X.errors=[0],!1;var s=a===r}else var s=!0;if(s)if(e.expect!==void 0&&o.call(e,"expect")){let c=r;H(e.expect,0)||(i=i===null?
H.errors:i.concat(H.errors),r=i.length);var s=c===r}else var s=!0}}}}}}}}}else return X.errors=[0],!1;return X.errors=i,r===0}function K(e){let i=null,r=0;if(r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let y;if((e.match===void 0||!o.call(e,"match"))&&(y="match"))return K.errors=[0],!1;{let k=r;for(let w of Object.
keys(e))if(!o.call(Fs.properties,w)){return K.errors=[0],!1;break}if(k===r){let w;if(e.creates_task!==void 0&&o.call(e,"creates_task")&&(e.billing===void 0||!o.
call(e,"billing"))&&(w="billing"))return K.errors=[0],!1;if(e.json!==void 0&&o.call(e,"json")&&(e.form===void 0||!o.call(e,"form"))&&(w="form"))return K.errors=
[0],!1;if(e.interface!==void 0&&o.call(e,"interface")){let h=r;p(e.interface,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=h===r}else var s=!0;if(s){
if(e.match!==void 0&&o.call(e,"match")){let h=r;gi(e.match,0)||(i=i===null?gi.errors:i.concat(gi.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.body_limit!==
void 0&&o.call(e,"body_limit")){let h=r;F(e.body_limit,0)||(i=i===null?F.errors:i.concat(F.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.model!==void 0&&
o.call(e,"model")){let h=r;Ze(e.model,0)||(i=i===null?Ze.errors:i.concat(Ze.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,
"upstream")){let h=r;p(e.upstream,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.catalogue!==void 0&&o.call(e,"cat\
alogue")){let h=r;p(e.catalogue,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.task!==void 0&&o.call(e,"task")){let h=r;
sr(e.task,0)||(i=i===null?sr.errors:i.concat(sr.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.requires_owner!==void 0&&o.call(e,"requires_owner")){let h=e.
requires_owner,B=r;if(r===B)if(Array.isArray(h)){var u=!0;let P=h.length;for(let N=0;N<P;N++){let be=r;mr(h[N],0)||(i=i===null?mr.errors:i.concat(mr.errors),r=i.
length);var u=be===r;if(!u)break}}else return K.errors=[0],!1;var s=B===r}else var s=!0;if(s){if(e.creates_resource!==void 0&&o.call(e,"creates_resource")){let h=e.
creates_resource,B=r;if(r===B)if(Array.isArray(h)){var t=!0;let P=h.length;for(let N=0;N<P;N++){let be=r;je(h[N],0)||(i=i===null?je.errors:i.concat(je.errors),r=
i.length);var t=be===r;if(!t)break}}else return K.errors=[0],!1;var s=B===r}else var s=!0;if(s){if(e.removes_resource!==void 0&&o.call(e,"removes_resource")){let h=e.
removes_resource,B=r;if(r===B)if(Array.isArray(h)){var n=!0;let P=h.length;for(let N=0;N<P;N++){let be=r;Hr(h[N],0)||(i=i===null?Hr.errors:i.concat(Hr.errors),r=
i.length);var n=be===r;if(!n)break}}else return K.errors=[0],!1;var s=B===r}else var s=!0;if(s){if(e.resources!==void 0&&o.call(e,"resources")){let h=r;xr(e.resources,
0)||(i=i===null?xr.errors:i.concat(xr.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.account!==void 0&&o.call(e,"account")){let h=r;Mr(e.account,0)||(i=
i===null?Mr.errors:i.concat(Mr.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.facts!==void 0&&o.call(e,"facts")){let h=e.facts,B=r;if(r===B)if(h&&typeof h==
"object"&&!Array.isArray(h)){for(let P of Object.keys(h)){let N=r;p(P,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var l=N===r;if(!l){return i===null?
i=[0]:i.push(0),r++,K.errors=i,!1;break}}if(l)for(let P of Object.keys(h)){let N=r;J(h[P],0)||(i=i===null?J.errors:i.concat(J.errors),r=i.length);var f=N===r;if(!f)
break}}else return K.errors=[0],!1;var s=B===r}else var s=!0;if(s){if(e.branches!==void 0&&o.call(e,"branches")){let h=e.branches,B=r;if(r===B)if(Array.isArray(
h)){if(h.length<1)return K.errors=[0],!1;{var m=!0;let P=h.length;for(let N=0;N<P;N++){let be=r;Gr(h[N],0)||(i=i===null?Gr.errors:i.concat(Gr.errors),r=i.length);
var m=be===r;if(!m)break}}}else return K.errors=[0],!1;var s=B===r}else var s=!0;if(s){if(e.shorthand!==void 0&&o.call(e,"shorthand")){let h=r;ee(e.shorthand,0)||
(i=i===null?ee.errors:i.concat(ee.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.body!==void 0&&o.call(e,"body")){let h=r;fe(e.body,0)||(i=i===null?fe.
errors:i.concat(fe.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.fill!==void 0&&o.call(e,"fill")){let h=r;p(e.fill,0)||(i=i===null?p.errors:i.concat(
p.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.forward!==void 0&&o.call(e,"forward")){let h=r;ve(e.forward,0)||(i=i===null?ve.errors:i.concat(ve.errors),
r=i.length);var s=h===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let h=r;p(e.billing,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);
var s=h===r}else var s=!0;if(s){if(e.creates_task!==void 0&&o.call(e,"creates_task")){let h=r;p(e.creates_task,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);
var s=h===r}else var s=!0;if(s){if(e.on_abort!==void 0&&o.call(e,"on_abort")){let h=e.on_abort,B=r;if(typeof h!="string")return K.errors=[0],!1;if(!(h==="cancel"||
h==="drain"))return K.errors=[0],!1;var s=B===r}else var s=!0;if(s){if(e.drain!==void 0&&o.call(e,"drain")){let h=r;ki(e.drain,0)||(i=i===null?ki.errors:i.concat(
ki.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.form!==void 0&&o.call(e,"form")){let h=e.form,B=r;if(r===B)if(h&&typeof h=="object"&&!Array.isArray(
h)){if(Object.keys(h).length>100)return K.errors=[0],!1;if(Object.keys(h).length<1)return K.errors=[0],!1;for(let P of Object.keys(h)){let N=r;Er(P,0)||(i=i===null?
Er.errors:i.concat(Er.errors),r=i.length);var d=N===r;if(!d){return i===null?i=[0]:i.push(0),r++,K.errors=i,!1;break}}if(d)for(let P of Object.keys(h)){let N=r;
ye(h[P],0)||(i=i===null?ye.errors:i.concat(ye.errors),r=i.length);var c=N===r;if(!c)break}}else return K.errors=[0],!1;var s=B===r}else var s=!0;if(s){if(e.json!==
void 0&&o.call(e,"json")){let h=r;fe(e.json,0)||(i=i===null?fe.errors:i.concat(fe.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.file!==void 0&&o.call(
e,"file")){let h=r;nr(e.file,0)||(i=i===null?nr.errors:i.concat(nr.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.websocket!==void 0&&o.call(e,"websoc\
ket")){let h=r;Vr(e.websocket,0)||(i=i===null?Vr.errors:i.concat(Vr.errors),r=i.length);var s=h===r}else var s=!0;if(s){if(e.rewrite!==void 0&&o.call(e,"rewrite")){
let h=e.rewrite,B=r;if(r===B)if(h&&typeof h=="object"&&!Array.isArray(h)){if(Object.keys(h).length>50)return K.errors=[0],!1;if(Object.keys(h).length<1)return K.
errors=[0],!1;for(let P of Object.keys(h)){let N=r;$(P,0)||(i=i===null?$.errors:i.concat($.errors),r=i.length);var a=N===r;if(!a){return i===null?i=[0]:i.push(0),
r++,K.errors=i,!1;break}}if(a)for(let P of Object.keys(h)){let N=r;Nr(h[P],0)||(i=i===null?Nr.errors:i.concat(Nr.errors),r=i.length);var v=N===r;if(!v)break}}else
return K.errors=[0],!1;var s=B===r}else var s=!0;if(s){if(e.examples!==void 0&&o.call(e,"examples")){let h=e.examples,B=r;if(r===B)if(Array.isArray(h)){var _=!0;
let P=h.length;for(let N=0;N<P;N++){let be=r;X(h[N],0)||(i=i===null?X.errors:i.concat(X.errors),r=i.length);var _=be===r;if(!_)break}}else return K.errors=[0],!1;
var s=B===r}else var s=!0;if(s){if(C({model:{with:["body_limit","json","requires_owner","creates_resource","removes_resource","facts","branches","shorthand","bo\
dy","fill","forward","billing","creates_task","on_abort","drain","form","file","websocket","rewrite"]},upstream:{with:["body_limit","json","requires_owner","cre\
ates_resource","removes_resource","body","fill","forward","form","file","on_abort","drain","rewrite"]},resources:{with:["upstream"],required:["upstream"]},catalogue:{
with:["model"]},task:{with:["creates_resource","rewrite"]},account:{}},e).length!==0)return K.errors=[0],!1;if(Ii({branches:["shorthand","body","fill","forward",
"billing","creates_task"],websocket:["form","file","body_limit","removes_resource","branches","facts","shorthand","body","fill","creates_task","on_abort","drain"]},
e).length!==0)return K.errors=[0],!1}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}else return K.errors=[0],!1;return K.errors=i,r===0}function Wr(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let u;if((e.prefix===void 0||!o.call(e,"prefix"))&&(u="prefix")||(e.upstream===
void 0||!o.call(e,"upstream"))&&(u="upstream"))return Wr.errors=[0],!1;{let t=r;for(let n of Object.keys(e))if(!(n==="prefix"||n==="upstream"||n==="interface"||
n==="shared")){return Wr.errors=[0],!1;break}if(t===r){if(e.prefix!==void 0&&o.call(e,"prefix")){let n=r;Me(e.prefix,0)||(i=i===null?Me.errors:i.concat(Me.errors),
r=i.length);var s=n===r}else var s=!0;if(s){if(e.upstream!==void 0&&o.call(e,"upstream")){let n=r;p(e.upstream,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);
var s=n===r}else var s=!0;if(s){if(e.interface!==void 0&&o.call(e,"interface")){let n=r;p(e.interface,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var s=n===
r}else var s=!0;if(s)if(e.shared!==void 0&&o.call(e,"shared")){let n=r;if(typeof e.shared!="boolean")return Wr.errors=[0],!1;var s=n===r}else var s=!0}}}}}else return Wr.
errors=[0],!1;return Wr.errors=i,r===0}function S(e){let i=null,r=0;if(r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let Jr;if((e.version===void 0||!o.call(
e,"version"))&&(Jr="version")||(e.store===void 0||!o.call(e,"store"))&&(Jr="store")||(e.currency===void 0||!o.call(e,"currency"))&&(Jr="currency")||(e.upstreams===
void 0||!o.call(e,"upstreams"))&&(Jr="upstreams")||(e.envelopes===void 0||!o.call(e,"envelopes"))&&(Jr="envelopes")||(e.interfaces===void 0||!o.call(e,"interfac\
es"))&&(Jr="interfaces")||(e.routes===void 0||!o.call(e,"routes"))&&(Jr="routes"))return S.errors=[0],!1;{let Gi=r;for(let b of Object.keys(e))if(!o.call(Ui.properties,
b)){return S.errors=[0],!1;break}if(Gi===r){if(e.version!==void 0&&o.call(e,"version")){let b=r;if(e.version!==1)return S.errors=[0],!1;var s=b===r}else var s=!0;
if(s){if(e.server!==void 0&&o.call(e,"server")){let b=r;Ye(e.server,0)||(i=i===null?Ye.errors:i.concat(Ye.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.
admin!==void 0&&o.call(e,"admin")){let b=r;Zr(e.admin,0)||(i=i===null?Zr.errors:i.concat(Zr.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.store!==void 0&&
o.call(e,"store")){let b=r;ei(e.store,0)||(i=i===null?ei.errors:i.concat(ei.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.settle!==void 0&&o.call(e,"\
settle")){let b=r;gr(e.settle,0)||(i=i===null?gr.errors:i.concat(gr.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.media!==void 0&&o.call(e,"media")){
let b=r;di(e.media,0)||(i=i===null?di.errors:i.concat(di.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.webhooks!==void 0&&o.call(e,"webhooks")){let b=r;
$r(e.webhooks,0)||(i=i===null?$r.errors:i.concat($r.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.retention!==void 0&&o.call(e,"retention")){let b=r;
mi(e.retention,0)||(i=i===null?mi.errors:i.concat(mi.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.requests!==void 0&&o.call(e,"requests")){let b=r;fr(
e.requests,0)||(i=i===null?fr.errors:i.concat(fr.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.seller!==void 0&&o.call(e,"seller")){let b=r;ur(e.seller,
0)||(i=i===null?ur.errors:i.concat(ur.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.currency!==void 0&&o.call(e,"currency")){let b=r;$e(e.currency,0)||
(i=i===null?$e.errors:i.concat($e.errors),r=i.length);var s=b===r}else var s=!0;if(s){if(e.limits!==void 0&&o.call(e,"limits")){let b=e.limits,L=r;if(r===L)if(b&&
typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let E=r;p(O,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var u=E===r;if(!u){return i===
null?i=[0]:i.push(0),r++,S.errors=i,!1;break}}if(u)for(let O of Object.keys(b)){let E=r;U(b[O],0)||(i=i===null?U.errors:i.concat(U.errors),r=i.length);var t=E===
r;if(!t)break}}else return S.errors=[0],!1;var s=L===r}else var s=!0;if(s){if(e.upstreams!==void 0&&o.call(e,"upstreams")){let b=e.upstreams,L=r;if(r===L)if(b&&
typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let E=r;p(O,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var n=E===r;if(!n){return i===
null?i=[0]:i.push(0),r++,S.errors=i,!1;break}}if(n)for(let O of Object.keys(b)){let E=r;ie(b[O],0)||(i=i===null?ie.errors:i.concat(ie.errors),r=i.length);var l=E===
r;if(!l)break}}else return S.errors=[0],!1;var s=L===r}else var s=!0;if(s){if(e.prices!==void 0&&o.call(e,"prices")){let b=e.prices,L=r;if(r===L)if(b&&typeof b==
"object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let E=r;p(O,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var f=E===r;if(!f){return i===null?
i=[0]:i.push(0),r++,S.errors=i,!1;break}}if(f)for(let O of Object.keys(b)){let E=r;jr(b[O],0)||(i=i===null?jr.errors:i.concat(jr.errors),r=i.length);var m=E===r;
if(!m)break}}else return S.errors=[0],!1;var s=L===r}else var s=!0;if(s){if(e.models!==void 0&&o.call(e,"models")){let b=e.models,L=r;if(r===L)if(b&&typeof b=="\
object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let E=r;oe(O,0)||(i=i===null?oe.errors:i.concat(oe.errors),r=i.length);var d=E===r;if(!d){return i===null?
i=[0]:i.push(0),r++,S.errors=i,!1;break}}if(d)for(let O of Object.keys(b)){let E=r;ae(b[O],0)||(i=i===null?ae.errors:i.concat(ae.errors),r=i.length);var c=E===r;
if(!c)break}}else return S.errors=[0],!1;var s=L===r}else var s=!0;if(s){if(e.envelopes!==void 0&&o.call(e,"envelopes")){let b=e.envelopes,L=r;if(r===L)if(b&&typeof b==
"object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let E=r;p(O,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var a=E===r;if(!a){return i===null?
i=[0]:i.push(0),r++,S.errors=i,!1;break}}if(a)for(let O of Object.keys(b)){let E=r;pr(b[O],0)||(i=i===null?pr.errors:i.concat(pr.errors),r=i.length);var v=E===r;
if(!v)break}}else return S.errors=[0],!1;var s=L===r}else var s=!0;if(s){if(e.interfaces!==void 0&&o.call(e,"interfaces")){let b=e.interfaces,L=r;if(r===L)if(b&&
typeof b=="object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let E=r;p(O,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var _=E===r;if(!_){return i===
null?i=[0]:i.push(0),r++,S.errors=i,!1;break}}if(_)for(let O of Object.keys(b)){let E=r;ue(b[O],0)||(i=i===null?ue.errors:i.concat(ue.errors),r=i.length);var y=E===
r;if(!y)break}}else return S.errors=[0],!1;var s=L===r}else var s=!0;if(s){if(e.billing!==void 0&&o.call(e,"billing")){let b=e.billing,L=r;if(r===L)if(b&&typeof b==
"object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let E=r;p(O,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var k=E===r;if(!k){return i===null?
i=[0]:i.push(0),r++,S.errors=i,!1;break}}if(k)for(let O of Object.keys(b)){let E=r;ne(b[O],0)||(i=i===null?ne.errors:i.concat(ne.errors),r=i.length);var w=E===r;
if(!w)break}}else return S.errors=[0],!1;var s=L===r}else var s=!0;if(s){if(e.tasks!==void 0&&o.call(e,"tasks")){let b=e.tasks,L=r;if(r===L)if(b&&typeof b=="obj\
ect"&&!Array.isArray(b)){for(let O of Object.keys(b)){let E=r;p(O,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var h=E===r;if(!h){return i===null?i=[
0]:i.push(0),r++,S.errors=i,!1;break}}if(h)for(let O of Object.keys(b)){let E=r;pe(b[O],0)||(i=i===null?pe.errors:i.concat(pe.errors),r=i.length);var B=E===r;if(!B)
break}}else return S.errors=[0],!1;var s=L===r}else var s=!0;if(s){if(e.fills!==void 0&&o.call(e,"fills")){let b=e.fills,L=r;if(r===L)if(b&&typeof b=="object"&&
!Array.isArray(b)){for(let O of Object.keys(b)){let E=r;p(O,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var ce=E===r;if(!ce){return i===null?i=[0]:i.
push(0),r++,S.errors=i,!1;break}}if(ce)for(let O of Object.keys(b)){let E=r;Le(b[O],0)||(i=i===null?Le.errors:i.concat(Le.errors),r=i.length);var P=E===r;if(!P)
break}}else return S.errors=[0],!1;var s=L===r}else var s=!0;if(s){if(e.catalogues!==void 0&&o.call(e,"catalogues")){let b=e.catalogues,L=r;if(r===L)if(b&&typeof b==
"object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let E=r;p(O,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var N=E===r;if(!N){return i===null?
i=[0]:i.push(0),r++,S.errors=i,!1;break}}if(N)for(let O of Object.keys(b)){let E=r;qr(b[O],0)||(i=i===null?qr.errors:i.concat(qr.errors),r=i.length);var be=E===
r;if(!be)break}}else return S.errors=[0],!1;var s=L===r}else var s=!0;if(s){if(e.routes!==void 0&&o.call(e,"routes")){let b=e.routes,L=r;if(r===L)if(b&&typeof b==
"object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let E=r;p(O,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var Ei=E===r;if(!Ei){return i===null?
i=[0]:i.push(0),r++,S.errors=i,!1;break}}if(Ei)for(let O of Object.keys(b)){let E=r;K(b[O],0)||(i=i===null?K.errors:i.concat(K.errors),r=i.length);var Hi=E===r;
if(!Hi)break}}else return S.errors=[0],!1;var s=L===r}else var s=!0;if(s)if(e.mounts!==void 0&&o.call(e,"mounts")){let b=e.mounts,L=r;if(r===L)if(b&&typeof b=="\
object"&&!Array.isArray(b)){for(let O of Object.keys(b)){let E=r;p(O,0)||(i=i===null?p.errors:i.concat(p.errors),r=i.length);var zi=E===r;if(!zi){return i===null?
i=[0]:i.push(0),r++,S.errors=i,!1;break}}if(zi)for(let O of Object.keys(b)){let E=r;Wr(b[O],0)||(i=i===null?Wr.errors:i.concat(Wr.errors),r=i.length);var Mi=E===
r;if(!Mi)break}}else return S.errors=[0],!1;var s=L===r}else var s=!0}}}}}}}}}}}}}}}}}}}}}}}}else return S.errors=[0],!1;return S.errors=i,r===0}export{Qs as fitsSchema};
